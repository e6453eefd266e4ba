import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst, transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { withoutSchemas } from '../../../src/tools/strip-schemas.mjs';

const FOLDER = join(import.meta.dirname, '../../../src/lib/core/commands');
/** What only schemas need: files that define commands keep none of it in the built app. */
const HEAVY = ['valibot', './arguments.ts', './command.ts', '../events.ts', '../event-parts.ts'];

const files = readdirSync(FOLDER).filter((file) =>
  readFileSync(join(FOLDER, file), 'utf8').includes('= defineCommand('),
);

const lean = (text: string) => withoutSchemas(text, (code) => parseAst(code));

async function leanFile(file: string): Promise<string> {
  const path = join(FOLDER, file);
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path);
  return lean(code);
}

const importedBy = (code: string) => [...code.matchAll(/from "([^"]+)"/g)].map(([, from]) => from);

describe('commands in the built app', () => {
  it.each(files)('%s keeps its facts and no schema', async (file) => {
    const code = await leanFile(file);
    expect(importedBy(code).filter((from) => HEAVY.includes(from ?? ''))).toEqual([]);
    expect(code).not.toMatch(/defineCommand|summary:/);
  });

  it('keeps what the facts need, and what stands beside them', () => {
    const text = [
      "import * as v from 'valibot';",
      "import { gain, other } from './gain.ts';",
      'const ofGain = v.object({ seat: v.string() });',
      'const twice = (n) => 2 * n;',
      "export const take = defineCommand({ summary: 'Takes.', args: ofGain, facts: (_, __, { n }) => gain(twice(n)) });",
      'export const commands = { take };',
    ].join('\n');
    expect(lean(text).trim().split('\n').filter(Boolean)).toEqual([
      "import { gain, other } from './gain.ts';",
      'const twice = (n) => 2 * n;',
      'export const take = ((_, __, { n }) => gain(twice(n)));',
      'export const commands = { take };',
    ]);
  });
});

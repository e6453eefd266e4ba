import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COMMANDS } from '$lib/core/commands/vocabulary.ts';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** What a screen hands to the session; `verb` and `command` stand for one that is imported. */
const performed = readdirSync(join(ROOT, 'src/lib/ui'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:ts|svelte)$/.test(file))
  .flatMap((file) => [
    ...read(join('src/lib/ui', file)).matchAll(
      /(?:\.perform|acting\.act|\.refusal)\(\s*(\w+)\s*,/g,
    ),
  ])
  .map(([, name = '']) => name)
  .filter((name) => name !== 'verb' && name !== 'command');

it('whatever a screen records, a command line can', () => {
  expect(new Set(performed).size).toBeGreaterThan(60);
  expect(performed.filter((name) => !Object.hasOwn(COMMANDS, name))).toEqual([]);
});

it('what a screen records is described in docs/commands.md', () => {
  const docs = read('docs/commands.md');
  expect(performed.filter((name) => !docs.includes(`| \`${name}\` |`))).toEqual([]);
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { technologyNames } from '../../../src/lib/words/en/technologies.ts';
import { ROOT } from '../../../src/tools/project.mjs';

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'custodian-language-')), 'xx');
  mkdirSync(folder);
  write('language', `{ id: 'xx', name: 'Xx', tag: 'fr', direction: 'ltr' }`);
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

function write(section: string, value: string): void {
  writeFileSync(join(folder, `${section}.ts`), `export const ${section} = ${value};\n`);
}

function check(): { code: number | null; lines: string[] } {
  const env = { ...process.env, CUSTODIAN_LANGUAGES: folder };
  const args = ['src/tools/languages.mjs'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: ROOT, env });
  return { code: status, lines: stdout.toString().trim().split('\n') };
}

test('the check lists the sentences that a language lacks, and lets them pass', () => {
  write('history', `{}`);
  write('kit', `{ close: 'Fermer' }`);
  const { code, lines } = check();
  expect(code).toBe(0);
  expect(lines).toContain('Xx has no kit.kit.update; English stands in.');
  expect(lines).toContain('Xx has no score; English stands in.');
  expect(lines.some((line) => line.includes('kit.kit.close'))).toBe(false);
}, 60_000);

test('the check lists every card that a language does not name', () => {
  const one = `export const technologyNames = { 'gravity-drive': 'Propulsion gravitationnelle' };\n`;
  writeFileSync(join(folder, 'technologies.ts'), one);
  const { code, lines } = check();
  expect(code).toBe(0);
  const missing = lines.filter((line) => line.includes(' has no technologies.technologyNames.'));
  expect(missing).toHaveLength(Object.keys(technologyNames).length - 1);
  expect(missing).toContain(
    'Xx has no technologies.technologyNames.fleet-logistics; English stands in.',
  );
}, 60_000);

test('the check refuses a sentence that English does not know', () => {
  write('kit', `{ clsoe: 'Fermer' }`);
  const { code, lines } = check();
  expect(code).toBe(1);
  expect(lines).toContain('Xx: kit.kit.clsoe is nothing that English says.');
}, 60_000);

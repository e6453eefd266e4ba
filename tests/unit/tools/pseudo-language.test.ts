/** Two workers of one run write the marked language and build it: neither takes it from the other. */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from '../../../src/tools/project.mjs';
import { writePseudoLanguage } from '../../support/pseudo/folder.ts';

const PLACE = join(ROOT, 'test-results');
let parent = '';
let path = '';

/** What tells a file from another of the same name and text. */
const filesOf = (folder: string) =>
  readdirSync(folder).map((name) => [name, statSync(join(folder, name)).ino]);

beforeEach(() => {
  mkdirSync(PLACE, { recursive: true });
  parent = mkdtempSync(join(PLACE, 'pseudo-'));
  path = join('test-results', basename(parent), 'language');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

it('leaves alone what is as it should be', () => {
  writePseudoLanguage(path);
  const before = filesOf(join(ROOT, path));
  expect(before.length).toBeGreaterThan(5);
  writePseudoLanguage(path);
  expect(filesOf(join(ROOT, path))).toEqual(before);
  expect(readdirSync(parent)).toEqual(['language']);
});

it('renews what is old, and takes away what English has no longer', () => {
  writePseudoLanguage(path);
  const folder = join(ROOT, path);
  const kit = readFileSync(join(folder, 'kit.ts'), 'utf8');
  writeFileSync(join(folder, 'kit.ts'), 'export const kit = {};\n');
  writeFileSync(join(folder, 'gone.ts'), '');
  writePseudoLanguage(path);
  expect(readFileSync(join(folder, 'kit.ts'), 'utf8')).toBe(kit);
  expect(readdirSync(folder)).not.toContain('gone.ts');
});

/** The folder of the marked language: like that of any other, but written by a program. */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../src/tools/project.mjs';

const ENGLISH = join(ROOT, 'src/lib/words/en');

/** Its Intl forms are Greek, so that a date formed in another language shows letters of ours. */
const IDENTITY = `export const language = { id: 'pseudo', name: 'Ƥšéúďó', tag: 'el', direction: 'ltr' };\n`;

/** What a section exports, from its text. */
function exportsOf(section: string): string[] {
  const text = readFileSync(join(ENGLISH, section), 'utf8');
  return [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name ?? '');
}

function sectionText(section: string): string {
  const lines = exportsOf(section).map((name) => `export const ${name} = marked(english.${name});`);
  return [
    `import * as english from '../../src/lib/words/en/${section}';`,
    `import { marked } from './marked.ts';`,
    ...lines,
    '',
  ].join('\n');
}

/** The sections of English, by the names of their files. */
const SECTIONS = readdirSync(ENGLISH).filter(
  (name) => name.endsWith('.ts') && name !== 'language.ts',
);

/** Writes a file whole or not at all, and only where it would change. */
function writeIfOther(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  // Beside the folder: the build reads all that is in it.
  const aside = `${join(file, '..')}-${process.pid}`;
  writeFileSync(aside, text);
  renameSync(aside, file);
}

/**
 * Writes the folder; gives its path from the project's folder. What is there already is left
 * alone: another worker of the same run may be building from it.
 */
export function writePseudoLanguage(path = 'test-results/pseudo'): string {
  const folder = join(ROOT, path);
  const files = new Map([
    ['language.ts', IDENTITY],
    ['marked.ts', readFileSync(new URL('marked.ts', import.meta.url), 'utf8')],
    ...SECTIONS.map((section): [string, string] => [section, sectionText(section)]),
  ]);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name));
  for (const [name, text] of files) writeIfOther(join(folder, name), text);
  return path;
}

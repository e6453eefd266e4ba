/** The folder of the marked language: like that of any other, but written by a program. */
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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

/** Writes the folder; gives its path from the project's folder. */
export function writePseudoLanguage(): string {
  const path = 'test-results/pseudo';
  const folder = join(ROOT, path);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'language.ts'), IDENTITY);
  copyFileSync(new URL('marked.ts', import.meta.url), join(folder, 'marked.ts'));
  for (const section of SECTIONS) writeFileSync(join(folder, section), sectionText(section));
  return path;
}

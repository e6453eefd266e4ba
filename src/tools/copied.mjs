// npm run copied -- FOLDER: fails where a sentence of the rules at hand shares twelve words in a row
// with a rule document (text, Markdown, HTML) in that folder. It looks at every language.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { languageFolders } from './languages.mjs';
import { isProgram, ROOT } from './project.mjs';

/** So many equal words in a row are no chance. */
export const RUN = 12;

/** The words of a text: no marks, no accents, no tags, no case. */
export function wordsOf(text) {
  const bare = text
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z]+;|&#\d+;/gi, ' ')
    .replace(/\[\[[a-z-]+\|/g, ' ');
  const plain = bare.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Every run of words of a length, in order. */
function* runsIn(words, length) {
  for (let at = 0; at + length <= words.length; at++) {
    yield words.slice(at, at + length).join(' ');
  }
}

/**
 * The runs of equal words: of each sentence and document the first one.
 *
 * @param {readonly { path: string, text: string }[]} sentences ours
 * @param {readonly { name: string, text: string }[]} documents those of others
 * @param {number} [length] in words
 * @returns {{ path: string, document: string, run: string }[]}
 */
export function copiedRuns(sentences, documents, length = RUN) {
  const own = new Map();
  for (const { path, text } of sentences) {
    for (const run of runsIn(wordsOf(text), length)) own.set(run, [...(own.get(run) ?? []), path]);
  }
  return documents.flatMap(({ name, text }) => {
    const found = new Map();
    for (const run of runsIn(wordsOf(text), length)) {
      for (const path of own.get(run) ?? []) if (!found.has(path)) found.set(path, run);
    }
    return [...found].map(([path, run]) => ({ path, document: name, run }));
  });
}

const DOCUMENT = /\.(?:txt|md|markdown|html?)$/i;
/** The sections of a language that tell rules, or what cards do. */
const SECTIONS = [
  'look-up',
  'look-up-sequences',
  'shattered-ascension',
  'shattered-ascension-rules',
];

/** Every sentence in a value, by its path. */
function sentencesIn(value, path) {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => sentencesIn(part, `${path}.${name}`));
}

async function sentencesOf(id, folder) {
  const files = SECTIONS.map((section) => [section, join(folder, `${section}.ts`)]);
  const found = [];
  for (const [section, file] of files.filter(([, file]) => existsSync(file))) {
    const { module } = await runnerImport(file, {
      configFile: false,
      root: ROOT,
      logLevel: 'error',
      oxc: { tsconfig: false },
    });
    found.push(...sentencesIn({ ...module }, `${id} ${section}`));
  }
  return found;
}

/** Looks at the documents of a folder; gives the exit code. */
async function lookAt(folder) {
  if (!folder || !existsSync(folder)) {
    console.error('Which rule documents? npm run copied -- FOLDER');
    return 2;
  }
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const documents = names
    .filter((name) => DOCUMENT.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  const languages = [...languageFolders()];
  const sentences = (await Promise.all(languages.map((one) => sentencesOf(...one)))).flat();
  const found = copiedRuns(sentences, documents);
  for (const { path, document, run } of found) console.log(`${path} as in ${document}: "${run}"`);
  console.log(
    `${sentences.length} sentences beside ${documents.length} documents: ${found.length} runs of ${RUN} words.`,
  );
  // No document is no proof.
  return found.length > 0 || documents.length === 0 ? 1 : 0;
}

if (isProgram(import.meta.url)) process.exitCode = await lookAt(process.argv[2]);

// npm run copied -- FOLDER: fails where a sentence of the rules at hand shares twelve words in a row
// with a rule document (text, Markdown, HTML) in that folder. It looks at every language.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { copiedRuns, RUN } from './copied-runs.mjs';
import { languageFolders } from './languages.mjs';
import { ROOT } from './project.mjs';

const DOCUMENT = /\.(?:txt|md|markdown|html?)$/i;
/** The sections of a language that tell the rules. */
const SECTIONS = ['look-up', 'look-up-sequences'];

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

const folder = process.argv[2];
if (!folder || !existsSync(folder)) {
  console.error('Which rule documents? npm run copied -- FOLDER');
  process.exit(2);
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
process.exitCode = found.length > 0 || documents.length === 0 ? 1 : 0;

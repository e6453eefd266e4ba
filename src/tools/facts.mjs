// npm run facts [FOLDER]: copies what the tests compare from the tables of facts about the printed
// game into tests/fixtures/facts. Without a folder: the one that lies beside the project.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { ROOT } from './project.mjs';

const COPIES = join(ROOT, 'tests/fixtures/facts');
const { module } = await runnerImport('tests/support/fact-copies.ts', { root: ROOT });
const { FACT_TABLES, factCopy, factSource, factsFolder } = module;

const beside = factsFolder();
const folder = process.argv[2] ?? (beside && fileURLToPath(beside));
if (folder) {
  mkdirSync(COPIES, { recursive: true });
  const read = (file) => JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8'));
  for (const table of FACT_TABLES) {
    const rows = factSource(table, read);
    writeFileSync(join(COPIES, `${table}.json`), factCopy(table, rows));
    console.log(`${table}.json: ${rows.length} rows`);
  }
} else {
  console.error('No tables of facts beside the project: npm run facts -- FOLDER');
  process.exitCode = 1;
}

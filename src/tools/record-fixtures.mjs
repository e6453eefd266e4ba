// node src/tools/record-fixtures.mjs [NAME …]: writes recorded games into tests/fixtures/games.
// Without a name only those that are missing: a released record is never made anew.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadProgram } from './bundle.mjs';
import { ROOT } from './project.mjs';

const FOLDER = join(ROOT, 'tests/fixtures/games');
const { filesOf, names } = await loadProgram('src/tools/record-fixtures-main.ts');
const asked = process.argv.slice(2);
const missing = (name) => !existsSync(join(FOLDER, `${name}.json`));

mkdirSync(FOLDER, { recursive: true });
for (const name of asked.length > 0 ? asked : names.filter(missing)) {
  for (const [file, text] of Object.entries(filesOf(name))) {
    writeFileSync(join(FOLDER, file), text);
    console.log(`${file} (${Math.round(text.length / 1024)} KB)`);
  }
}

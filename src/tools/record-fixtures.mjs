// node src/tools/record-fixtures.mjs: writes into tests/fixtures/games the recorded games that are
// missing, and beside each game, also one that was put there as a table saved it, what it has none
// of: its summary (where it led) and its course (what every entry changed). A file that is there is
// never written again: a released record, and where it led, stay as they are.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadProgram } from './bundle.mjs';
import { ROOT } from './project.mjs';

const FOLDER = join(ROOT, 'tests/fixtures/games');
const { besidesOf, filesOf, names } = await loadProgram('src/tools/record-fixtures-main.ts');
const missing = (file) => !existsSync(join(FOLDER, file));

function write(file, text) {
  writeFileSync(join(FOLDER, file), text, { flag: 'wx' });
  console.log(`${file} (${Math.round(text.length / 1024)} KB)`);
}

mkdirSync(FOLDER, { recursive: true });
for (const name of names.filter((name) => missing(`${name}.json`))) {
  for (const [file, text] of Object.entries(filesOf(name))) write(file, text);
}
const games = readdirSync(FOLDER).filter((file) => /^[a-z-]+\.json$/.test(file));
for (const game of games) {
  const besides = besidesOf(game.replace('.json', ''), readFileSync(join(FOLDER, game), 'utf8'));
  for (const [file, textOf] of Object.entries(besides)) if (missing(file)) write(file, textOf());
}

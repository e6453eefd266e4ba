// npm run build: the app, in every language, as a folder of plain files.
// `-- --if-needed` leaves a build alone that is made of the present sources; `-- --marked` makes the one in
// the marked language, whose screens a browser test reads.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BASE_PATH, BUILD, contentHash, isProgram, ROOT, tool } from './project.mjs';
import { MORE, builtLanguages } from './languages.mjs';
import { oneAtATime } from './one-at-a-time.mjs';

const SOURCES = [
  'src',
  'static',
  'package.json',
  'package-lock.json',
  'svelte.config.js',
  'tsconfig.json',
  'vite.config.ts',
  ...MORE,
];

// Inside build/, so that a build made by other means is never taken for this one.
const STAMP = join(ROOT, BUILD, '.custodian-build');

// The tools too: what is built is made by some of them.
const sourceHash = () =>
  contentHash(ROOT, SOURCES, { salt: `${BASE_PATH} ${MORE} ${builtLanguages()}` });

/** Whether build/ was made from the present sources and BASE_PATH. */
function isBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8').trim() === sourceHash();
}

/** One build at a time goes into a folder. */
const inTurn = (work) => oneAtATime(dirname(join(ROOT, BUILD)), work);

async function buildAlone(output) {
  const hash = sourceHash();
  // The first one last: it takes the others in, and puts one page before them all.
  for (const id of builtLanguages().reverse()) {
    // Vite's own helpers leave another mode in the environment of whoever has used them.
    const env = { CUSTODIAN_LANGUAGE: id, NODE_ENV: 'production' };
    const code = await tool('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { output, env });
    if (code !== 0) {
      console.error('The build failed; see above.');
      return false;
    }
  }
  writeFileSync(STAMP, hash + '\n');
  return true;
}

/** Builds the app of every language into build/; gives false, after a sentence, when that failed. */
export async function build() {
  return inTurn(() => buildAlone('through'));
}

/** Builds when the build is missing or stale; vite's own words are shown when that failed. */
export async function ensureBuilt() {
  if (isBuilt()) return true;
  return inTurn(async () => {
    // Another that was waited for may have built it.
    if (isBuilt()) return true;
    console.error('Building the app …');
    return buildAlone('on failure');
  });
}

/** Builds the app in the marked language alone; throws when that failed. */
async function buildMarked() {
  const { runnerImport } = await import('vite');
  const file = join(ROOT, 'tests/support/pseudo/build.ts');
  const { module } = await runnerImport(file, { configFile: false, root: ROOT, logLevel: 'error' });
  await module.pseudoBuild('alone');
  return true;
}

if (isProgram(import.meta.url)) {
  const asked = (option) => process.argv.includes(option);
  const make = asked('--marked') ? buildMarked : asked('--if-needed') ? ensureBuilt : build;
  process.exitCode = (await make()) ? 0 : 1;
}

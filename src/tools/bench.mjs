// npm run bench [-- core | browser | sizes | taps | clock | looks | rules | first]: figures beside their
// targets (bench-targets.mjs). It measures, and fails no run; first pages alone, which are measured only
// when they are asked for (npm run bench:first), end with exit code 1 where one misses its target.
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { browserFigures } from './bench-browser.mjs';
import { firstFigures } from './bench-first.mjs';
import { ensureBuilt } from './build.mjs';
import { loadProgram } from './bundle.mjs';
import { NO_BROWSER, findBrowser } from './browser.mjs';
import { ROOT } from './project.mjs';

const shown = (value, unit) => `${value.toFixed(value < 1 ? 3 : value < 100 ? 1 : 0)} ${unit}`;

function print(title, figures) {
  console.log(`\n${title}`);
  for (const { what, value, unit, target } of figures) {
    const beside = target === null ? '' : `target ≤ ${target} ${unit}`;
    const verdict = target === null ? '' : value <= target ? 'met' : 'MISSED';
    console.log(
      `  ${what.padEnd(72)} ${shown(value, unit).padStart(10)}  ${beside.padEnd(18)} ${verdict}`.trimEnd(),
    );
  }
}

/** Ms that the yardstick takes on the two-core machine that the targets are meant for. */
const YARD = 17;

/** A fixed piece of work: how fast this machine is just now (ms, median). */
function yardstick() {
  const times = Array.from({ length: 9 }, () => {
    const began = performance.now();
    const rows = new Map();
    for (let i = 0; i < 300_000; i++) rows.set(`k${i % 5000}`, { i, size: rows.size });
    JSON.parse(JSON.stringify([...rows.values()]));
    return performance.now() - began;
  });
  return times.sort((a, b) => a - b)[4];
}

function sayHowFast() {
  const ms = yardstick();
  console.log(
    `\nThe yardstick takes ${shown(ms, 'ms')} here and now: times are about ${(ms / YARD).toFixed(2)} of what they are at ${YARD} ms.`,
  );
}

/** Others at work make every figure worse than it is. */
function sayWhenBusy() {
  const [load] = loadavg();
  const cores = availableParallelism();
  if (load > cores / 2) {
    console.log(
      `\nThis machine is busy (load ${load.toFixed(1)}, ${cores} cores): figures are too high.`,
    );
  }
}

/** What is measured in a browser; all of the tables that it fills are printed. */
async function inBrowser(program, part) {
  const browser = await findBrowser();
  if (!browser) return console.log('\nNo Chromium was found: nothing was measured in a browser.');
  if (!(await ensureBuilt())) return;
  const recorded = (name) => readFileSync(join(ROOT, `tests/fixtures/games/${name}.json`), 'utf8');
  const games = {
    text: program.gameText(),
    opened: program.gameText(program.OPENED),
    scoring: program.scoringGameText(recorded('six-players-eligible')),
    turn: program.turnGameText(recorded('six-players')),
    evening: program.eveningText(),
    timesAt: program.trueTimes,
  };
  const { sizes, speed, clock, notes } = await browserFigures(browser, games, part);
  if (sizes.length > 0) print('JavaScript, gzip', sizes);
  if (speed.length > 0) print('In Chromium, at a CPU four times slower', speed);
  if (clock.length > 0) print('Seconds beside the true ones, at a CPU four times slower', clock);
  for (const note of notes) console.log(`  not measured: ${note}`);
}

/** First pages; true where each of them is as early as it should be. */
async function firstPages() {
  const browser = await findBrowser();
  if (!browser) console.error(NO_BROWSER);
  const found = browser && (await ensureBuilt()) && (await firstFigures(browser));
  if (!found) return false;
  print(found.title, found.figures);
  return found.figures.every(({ value, target }) => target === null || value <= target);
}

const only = process.argv[2];
sayWhenBusy();
sayHowFast();
if (only === 'first') process.exit((await firstPages()) ? 0 : 1);
const program = await loadProgram('src/tools/bench-main.ts');
if (only === undefined || only === 'core') {
  const entries = program.ENTRIES.toLocaleString('en');
  print(`The core, in Node, with a game of ${entries} entries`, program.coreFigures());
}
if (only !== 'core') await inBrowser(program, only ?? 'browser');
sayHowFast();

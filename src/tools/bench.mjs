// npm run bench [-- core | browser]: figures beside their targets. It measures; it never fails a run.
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { browserFigures } from './bench-browser.mjs';
import { ensureBuilt } from './build-app.mjs';
import { loadProgram } from './bundle.mjs';
import { findBrowser } from './find-browser.mjs';
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

async function inBrowser(text, scoring) {
  const browser = await findBrowser();
  if (!browser) return console.log('\nNo Chromium was found: nothing was measured in a browser.');
  if (!(await ensureBuilt())) return;
  const { sizes, speed, notes } = await browserFigures(browser, {
    text,
    scoring,
    slower: yardstick() / YARD,
  });
  print('JavaScript, gzip', sizes);
  print('In Chromium, at a CPU four times slower', speed);
  for (const note of notes) console.log(`  not measured: ${note}`);
}

const only = process.argv[2];
const { coreFigures, longGameText, scoringGameText, ENTRIES } =
  await loadProgram('src/tools/bench-main.ts');
sayWhenBusy();
sayHowFast();
if (only !== 'browser') {
  print(`The core, in Node, with a game of ${ENTRIES.toLocaleString('en')} entries`, coreFigures());
}
if (only !== 'core') {
  const recorded = join(ROOT, 'tests/fixtures/games/six-players-eligible.json');
  await inBrowser(longGameText(), scoringGameText(readFileSync(recorded, 'utf8')));
}
sayHowFast();

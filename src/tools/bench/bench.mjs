// npm run bench [-- core | browser | sizes | taps | clock | looks | rules | many | board | link | first]: figures
// beside their targets (targets.mjs). It measures, and fails no run. Many games, devices at the table and first pages are
// measured only when they are asked for; first pages (npm run bench:first) end with exit code 1 where one misses its target.
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { browserWithApp, launch } from '../browser.mjs';
import { loadProgram } from '../bundle.mjs';
import { BUILD, ROOT } from '../project.mjs';
import { served } from '../static-server.mjs';
import { seconds } from './clock.mjs';
import { first, RUNS } from './first.mjs';
import { link } from './link.mjs';
import { archiveFile, many, rebuilt } from './many.mjs';
import * as tables from './tables.mjs';

const SIZES = 'JavaScript, gzip';
const SLOW = 'In Chromium, at a CPU four times slower';
const CLOCK = 'Seconds beside the true ones, at a CPU four times slower';
const MANY = 'With many games, at full speed but for the filters';
const LINK = 'Devices at the table, at full speed';
const FIRST = `First pages, medians of ${RUNS} runs in turn: 1.6 Mbit/s, 150 ms, a CPU four times slower`;

/** What is measured in a browser, in order: the table it is printed in, and what of it each part has. */
const MEASURES = [
  { title: SIZES, what: 'a cold /', measure: tables.coldHome, parts: ['sizes'] },
  { title: SIZES, what: 'a cold game', measure: tables.coldGame, parts: ['sizes'] },
  { title: SLOW, what: 'opening a game', measure: tables.opening, parts: ['taps'] },
  { title: SLOW, what: 'the floor', measure: tables.floor, parts: ['taps', 'looks'] },
  { title: SLOW, what: 'taps', measure: tables.taps, parts: ['taps', 'looks'] },
  { title: SLOW, what: 'the scoring step', measure: tables.scorings, parts: ['taps', 'looks'] },
  { title: SLOW, what: 'the board window', measure: tables.board, parts: ['board'] },
  { title: SLOW, what: 'opening the history', measure: tables.lookBacks, parts: ['looks'] },
  { title: SLOW, what: 'looking back', measure: tables.looks, parts: ['looks'] },
  { title: SLOW, what: 'putting right', measure: tables.amends, parts: ['looks'] },
  { title: SLOW, what: 'looking rules up', measure: tables.rules, parts: ['rules'] },
  { title: CLOCK, what: 'the seconds', measure: seconds, parts: ['clock'] },
  { title: MANY, what: '500 games', measure: many(500), parts: ['many'], only: true },
  { title: MANY, what: '1,000 games', measure: many(1_000), parts: ['many'], only: true },
  { title: MANY, what: 'reports', measure: rebuilt, parts: ['many'], only: true },
  { title: MANY, what: 'one file', measure: archiveFile, parts: ['many'], only: true },
  { title: LINK, what: 'devices', measure: link, parts: ['link'], only: true },
  { title: FIRST, what: 'first pages', measure: first, parts: ['first'], only: true },
];

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
  return tables.median(times);
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

/** Measures in a running browser; gives the figures by title, and what could not be measured. */
async function measured(measures, given) {
  const found = new Map();
  const notes = [];
  for (const { title, what, measure } of measures) {
    try {
      found.set(title, [...(found.get(title) ?? []), ...(await measure(given))]);
    } catch (error) {
      notes.push(`${what} (${String(error.message).split('\n', 1)[0]})`);
    }
    // What a measure that broke off has left open would hold back the pages of the next.
    await Promise.all(given.context.pages().map((page) => page.close()));
  }
  return { found, notes };
}

/** Prints what a part measures in a browser; false where a target is missed or something could not be measured. */
async function inBrowser(program, part) {
  const browser = await browserWithApp();
  if (!browser) return false;
  const recorded = (name) => readFileSync(join(ROOT, `tests/fixtures/games/${name}.json`), 'utf8');
  const measures = MEASURES.filter(({ parts, only }) =>
    part === 'browser' ? !only : parts.includes(part),
  );
  const running = await launch(browser);
  try {
    // Without the service worker: its copies of everything are no part of a cold page.
    const newContext = async () => {
      const context = await running.newContext({
        viewport: { width: 1280, height: 800 },
        hasTouch: true,
        serviceWorkers: 'block',
      });
      context.setDefaultTimeout(15_000);
      return context;
    };
    const { found, notes } = await served(join(ROOT, BUILD), async (origin) =>
      measured(measures, {
        ...{ browser, running, origin, newContext, context: await newContext() },
        ...program.gameFiles(recorded),
        trueTimes: program.trueTimes,
        // What a measure leaves for those after it: what a recorded act takes, and what it may take.
        known: { recorded: null, least: null },
      }),
    );
    for (const [title, figures] of found) print(title, figures);
    for (const note of notes) console.log(`  not measured: ${note}`);
    const met = ({ value, target }) => target === null || value <= target;
    return notes.length === 0 && [...found.values()].flat().every(met);
  } finally {
    await running.close();
  }
}

const [part] = process.argv.slice(2);
const known = ['core', 'browser', ...new Set(MEASURES.flatMap(({ parts }) => parts))];
if (part !== undefined && !known.includes(part)) {
  console.error(`npm run bench -- ${known.join(' | ')}`);
  process.exit(2);
}
sayWhenBusy();
sayHowFast();
const program = await loadProgram('src/tools/bench/core.ts');
if (part === undefined || part === 'core') {
  const entries = program.LONG.toLocaleString('en');
  print(`The core, in Node, with a game of ${entries} entries`, program.coreFigures());
}
if (part !== 'core') {
  const met = await inBrowser(program, part ?? 'browser');
  if (part === 'first' && !met) process.exitCode = 1;
}
sayHowFast();

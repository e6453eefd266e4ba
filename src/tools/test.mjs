// npm test: everything there is to check, on a fresh clone too. --long: the long playouts only.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { NO_BROWSER, findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { runEndToEnd } from './e2e.mjs';
import { ensureInstalled } from './install.mjs';
import { isProgram, ROOT, run, tool } from './project.mjs';

const REPORTS = join(ROOT, 'test-results/reports');

/** How many random games the property tests play: in `npm test`, and in `npm run test:long`. */
const PLAYOUTS = { usual: '32', long: '2000' };

/**
 * Browser tests of `npm run test:long` alone: games and rounds by taps beside the one game of every run, a game on
 * seven devices, every address while a newer version waits, and pages in the marked language, which needs a build
 * of its own.
 */
const ONLY_LONG = [
  'addresses',
  'an-evening',
  'ascension-round',
  'common-acts',
  'essentials-round',
  'join-evening',
  'languages',
  'made-up-round',
];

/** The browser tests of `npm run test:long`: its own, and those that look at more in that run. */
function looksAtMore() {
  const folder = join(ROOT, 'tests/e2e');
  return readdirSync(folder)
    .filter(
      (name) =>
        ONLY_LONG.some((only) => name === `${only}.test.ts`) ||
        /support\/long\.ts'/.test(readFileSync(join(folder, name), 'utf8')),
    )
    .map((name) => `tests/e2e/${name}`);
}

const SMOKE = 'tests/e2e/smoke.test.ts';

/** What runs in the system's browser too: what every browser has to do, and what a shell cannot do. */
const IN_SYSTEM = [SMOKE, 'tests/e2e/storage-blocked.test.ts'];

/** Where the pages of a repository lie. */
const SUB_PATH = '/custodian';

/** How often browsers are killed and the power is cut; `npm run test:kill` does it more often. */
const DEATHS = { usual: { kills: 0, cuts: 4 }, long: { kills: 20, cuts: 40 } };

const NONE = { passed: 0, failed: 0 };

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Tests passed and failed according to a report of vitest's json reporter. */
export function vitestCounts(file) {
  const report = read(file);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

/** Tests passed and failed according to a report of Playwright's json reporter. */
export function playwrightCounts(file) {
  const stats = read(file)?.stats;
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** What an error says first, and what it was waiting for: enough to know its cause by. */
function briefly({ message = '' }) {
  // eslint-disable-next-line no-control-regex
  const lines = message.replace(/\u001b\[[\d;]*m/g, '').split('\n');
  const awaited = lines.find((line) => line.includes('waiting for'));
  return [lines[0], awaited]
    .filter(Boolean)
    .map((line) => line.trim())
    .join(' · ');
}

/**
 * Each test that failed according to a report of Playwright's json reporter, a line each: the end of
 * a long run is often all that is kept of it.
 */
export function playwrightFailures(file) {
  return specsOf(read(file) ?? {})
    .filter(({ ok }) => !ok)
    .map(({ title, file: at, line, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return `${at}:${line} ${title}: ${[...new Set(errors.map(briefly))].join(' | ')}`;
    });
}

const UNIT = ['unit', 'alone'];
const PROPERTY = ['property'];

/** Projects of vitest, as one run; `name` is that of its report. */
async function vitest(name, projects, env = {}) {
  const report = join(REPORTS, `${name}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const args = ['run', ...chosen, '--reporter=default', '--reporter=json'];
  const code = await tool('vitest/vitest.mjs', [...args, `--outputFile.json=${report}`], { env });
  return { ok: code === 0, ...vitestCounts(report) };
}

/** The browser that the end-to-end tests ran in. */
let used = null;

async function playwright(browser, files, name, env = {}) {
  const report = join(REPORTS, `${name}.json`);
  const code = await runEndToEnd(browser, files, { ...env, CUSTODIAN_E2E_REPORT: report });
  return { ok: code === 0, ...playwrightCounts(report), failures: playwrightFailures(report) };
}

async function endToEnd(files = [], env = {}) {
  used = await findBrowser();
  if (!used) {
    console.log(NO_BROWSER);
    return { ok: false, ...NONE };
  }
  return playwright(used, files, 'e2e', env);
}

/**
 * The smoke test in the browser of the system as well, where there is one: it is newer than the
 * pinned one, and a whole browser where that is a shell.
 */
async function systemBrowser() {
  const skipped = (reason) => {
    console.log(`skipped: ${reason}`);
    return { ok: true, ...NONE };
  };
  const browser = await findBrowser({ env: { CUSTODIAN_BROWSER: 'system' } });
  if (!browser) return skipped('this system has no Chromium that works');
  if (browser.path === used?.path) return skipped('every test has just run in it');
  return playwright(browser, IN_SYSTEM, 'system');
}

/** Nothing that the screen has shown as recorded is lost when the power is cut. */
async function powerCuts(often) {
  used ??= await findBrowser();
  if (!used) {
    console.log(NO_BROWSER);
    return { ok: false, ...NONE };
  }
  // It brings packages, which on a fresh clone are not there when this file is read.
  const { killRuns } = await import('./trust/kill.mjs');
  return killRuns(used, often);
}

/**
 * The app built for a sub-path, as pages.yml publishes it: opened, offline, updated. The path is read
 * when a program starts, so this is one of its own.
 */
function underSubPath() {
  const args = ['src/tools/e2e.mjs', SMOKE, 'tests/e2e/app-shell.test.ts'];
  return run(process.execPath, args, { env: { BASE_PATH: SUB_PATH } });
}

/** The app, and beside it the one in the marked language, whose screens a test reads. */
async function builds() {
  const marked = run(process.execPath, ['src/tools/build.mjs', '--marked']);
  return (await build()) && (await marked) === 0;
}

const bare = async (work) => ({ ok: await work(), ...NONE });

/** The tests of a game's own rules, each with its rule off. */
const rulesOff = async () =>
  (await run(process.execPath, ['src/tools/mutate-guards.mjs', 'rows'])) === 0;

function stages({ long }) {
  const install = ['install', () => bare(() => ensureInstalled())];
  const longer = (playouts) => ({ CUSTODIAN_LONG: '1', CUSTODIAN_PLAYOUTS: playouts });
  if (long) {
    return [
      install,
      ['unit, long', () => vitest('unit', UNIT, longer(PLAYOUTS.usual))],
      ['property, long', () => vitest('property', PROPERTY, longer(PLAYOUTS.long))],
      ['rules switched off', () => bare(rulesOff)],
      ['build', () => bare(builds)],
      ['end to end, every screen', () => endToEnd(looksAtMore(), { CUSTODIAN_LONG: '1' })],
      ['kills and power cuts', () => powerCuts(DEATHS.long)],
      ['under a sub-path', () => bare(async () => (await underSubPath()) === 0)],
    ];
  }
  return [
    install,
    [
      'static checks',
      () => bare(async () => (await run(process.execPath, ['src/tools/check.mjs'])) === 0),
    ],
    // As one run: what one of them has read and worked out is there for the other, and no core waits.
    [
      'unit and property',
      () => vitest('unit', [...UNIT, ...PROPERTY], { CUSTODIAN_PLAYOUTS: PLAYOUTS.usual }),
    ],
    ['build', () => bare(build)],
    ['end to end', () => endToEnd([], { CUSTODIAN_LEFT_OUT: ONLY_LONG.join() })],
    ['power cuts', () => powerCuts(DEATHS.usual)],
    ['system browser', systemBrowser],
  ];
}

/**
 * Runs the stages in order and stops at the first that fails. The last line is the sum of all
 * counted tests; a stage that fails without a count of its own counts as one failure, so that
 * a failed run never reads "0 failed".
 */
async function test({ long }) {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const times = [];
  const sum = { ...NONE };
  let failedStage = null;
  let failedTests = [];
  for (const [name, work] of stages({ long })) {
    console.log(`\n== ${name}`);
    const began = performance.now();
    const { ok, passed, failed, failures = [] } = await work();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    times.push(`${ok ? 'ok  ' : 'FAIL'} ${name} ${seconds} s`);
    console.log(`== ${name}: ${ok ? 'done' : 'failed'} in ${seconds} s`);
    sum.passed += passed;
    sum.failed += ok ? failed : Math.max(failed, 1);
    if (!ok) {
      failedStage = name;
      failedTests = failures;
      break;
    }
  }
  console.log(`\n${times.join('\n')}`);
  if (failedStage) console.log([`Stopped at: ${failedStage}.`, ...failedTests].join('\n'));
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = failedStage || sum.failed > 0 ? 1 : 0;
}

if (isProgram(import.meta.url)) await test({ long: process.argv.includes('--long') });

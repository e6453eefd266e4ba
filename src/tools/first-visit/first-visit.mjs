// npm run bench:first: first visit, a table with games and an offline start, beside an empty page.
// Exit code 1 when a limit is missed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserEnv } from '../browser-shows-text.mjs';
import { ensureBuilt } from '../build-app.mjs';
import { NO_BROWSER, findBrowser } from '../find-browser.mjs';
import { BASE_PATH, BUILD, ROOT, tool } from '../project.mjs';
import { sealWorker } from '../seal-worker.mjs';
import { staticServer } from '../static-server.mjs';
import { loaded } from './measure.mjs';

const RUNS = Number(process.env.CUSTODIAN_RUNS ?? 9);
const EMPTY = join(ROOT, '.svelte-kit/empty-page');
const EMPTY_PAGE = join(ROOT, 'tests/empty-page');
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
/** Ms that the app's page may take more than the empty one, and how far its parts may move. */
const LIMITS = { first: 120, largest: 350, offline: 150, moved: 0.02 };
const TAP = { on: 'header a[href$="?settings"]', answer: 'dialog[open]' };

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const medianOf = (runs, name) => median(runs.map((run) => run[name]));

async function served(folder, base) {
  const server = staticServer({ root: folder, base });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${server.address().port}${base}/`, close };
}

async function buildEmptyPage() {
  const code = await tool('vite/bin/vite.js', ['build', '--logLevel', 'error'], {
    cwd: EMPTY_PAGE,
    output: 'on failure',
  });
  if (code === 0) sealWorker(EMPTY);
  return code === 0;
}

/** A profile with a game in it, whose pages know that there is one. */
async function withGames(browser, url) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(url);
  const game = JSON.parse(
    readFileSync(join(ROOT, 'tests/fixtures/games/six-players.json'), 'utf8'),
  );
  const file = { ...game, entries: game.entries.slice(0, 120), summary: null };
  await page.locator('input[type=file]').setInputFiles({
    name: 'evening.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await page.waitForSelector('.note .away');
  await page.goto(url);
  // Into the game and back, as on any evening: from then on the font of the app is drawn with.
  await page.click('a.way-in');
  await page.waitForSelector('.stage');
  await page.goBack();
  await page.waitForSelector('a.way-in');
  await page.close();
  return context;
}

async function installed(browser, url) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForTimeout(3000);
  await page.close();
  await context.setOffline(true);
  return context;
}

async function fresh(browser, url, options) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const run = await loaded(context, url, options);
  await context.close();
  return run;
}

async function measured(browser, app, empty) {
  const runs = { empty: [], first: [], tapped: [], games: [], offline: [], emptyOffline: [] };
  const games = await withGames(browser, app);
  const [appHere, emptyHere] = [await installed(browser, app), await installed(browser, empty)];
  for (let i = 0; i < RUNS; i++) {
    runs.empty.push(await fresh(browser, empty));
    runs.first.push(await fresh(browser, app));
    // In a run of its own: what a tap opens is larger than what the page shows.
    runs.tapped.push(await fresh(browser, app, { tap: TAP }));
    runs.games.push(await loaded(games, app));
    runs.emptyOffline.push(await loaded(emptyHere, empty, { online: false }));
    runs.offline.push(await loaded(appHere, app, { online: false }));
  }
  return runs;
}

function report(runs) {
  const say = (what, value, limit, unit = 'ms') => {
    const missed = limit !== null && value > limit;
    const shown = unit === 'ms' ? Math.round(value) : value.toFixed(3);
    const beside = limit === null ? '' : `, at most ${Math.round(limit * 1000) / 1000}`;
    console.log(`${missed ? 'FAIL' : 'ok  '} ${what}: ${shown} ${unit}${beside}`.trimEnd());
    return missed ? 1 : 0;
  };
  const [first, largest] = ['first', 'largest'].map((name) => medianOf(runs.empty, name));
  const offline = medianOf(runs.emptyOffline, 'first');
  let failed = 0;
  say('an empty page, first paint', first, null);
  say('an empty page, largest paint', largest, null);
  for (const [name, what] of [
    ['first', 'a first visit'],
    ['games', 'a table with games'],
  ]) {
    failed += say(`${what}, first paint`, medianOf(runs[name], 'first'), first + LIMITS.first);
    failed += say(
      `${what}, largest paint`,
      medianOf(runs[name], 'largest'),
      largest + LIMITS.largest,
    );
    failed += say(`${what}, what moved`, medianOf(runs[name], 'moved'), LIMITS.moved, '');
  }
  say('a first visit, a tap is answered', medianOf(runs.tapped, 'answered'), null);
  say('an empty page without a network, first paint', offline, null);
  failed += say(
    'a start without a network, first paint',
    medianOf(runs.offline, 'first'),
    offline + LIMITS.offline,
  );
  return failed;
}

const found = await findBrowser();
if (!found) {
  console.error(NO_BROWSER);
  process.exitCode = 1;
} else if (!(await ensureBuilt()) || !(await buildEmptyPage())) {
  process.exitCode = 1;
} else {
  const { chromium } = await import('@playwright/test');
  const [app, empty] = [await served(join(ROOT, BUILD), BASE_PATH), await served(EMPTY, '')];
  const browser = await chromium.launch({
    executablePath: found.path,
    env: { ...process.env, ...browserEnv(found) },
  });
  try {
    const runs = await measured(browser, app.url, empty.url);
    console.log(`Medians of ${RUNS} runs in turn: 1.6 Mbit/s, 150 ms, a CPU four times slower.`);
    process.exitCode = report(runs) > 0 ? 1 : 0;
  } finally {
    await browser.close();
    app.close();
    empty.close();
  }
}

/** First pages beside an empty one: a first visit, a table with games, and a start without a network. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, tool } from '../project.mjs';
import { writePrecacheManifest } from '../precache-manifest.mjs';
import { served } from '../static-server.mjs';
import { importGame, RESUME, throttled } from './page.mjs';
import { figure, median } from './tables.mjs';
import { TARGETS } from './targets.mjs';

/** How often each page is loaded. */
export const RUNS = Number(process.env.CUSTODIAN_RUNS ?? 9);
const EMPTY = join(ROOT, '.svelte-kit/empty-page');
const EMPTY_PAGE = join(ROOT, 'tests/empty-page');
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const TAP = { on: 'header a[href$="?settings"]', answer: 'dialog[open]' };

/** 1.6 Mbit/s, 150 ms, and a slow CPU: a tablet in a basement, near the stairs. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};

/** Looks at paints and at what moves, from the beginning of every page on. */
function watchPaints() {
  const seen = { first: null, largest: null, moved: 0 };
  window.seen = seen;
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  watch('layout-shift', ({ value }) => (seen.moved += value));
}

/**
 * Loads an address once in a page of its own and gives when it was first painted, when its largest
 * part was (ms), and how far things moved; with `tap`, also when a tap was answered (ms).
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {{ tap?: { on: string, answer: string }, online?: boolean }} options
 */
async function loaded(context, url, { tap, online = true } = {}) {
  const page = await context.newPage();
  await page.addInitScript(watchPaints);
  const client = await context.newCDPSession(page);
  if (online) {
    await client.send('Network.enable');
    await client.send('Network.setCacheDisabled', { cacheDisabled: true });
    await client.send('Network.emulateNetworkConditions', NETWORK);
  }
  await throttled(context, page);
  await page.goto(url, { waitUntil: 'commit' });
  let answered = null;
  if (tap) {
    // A finger that comes down every 50 ms, from the first paint on.
    answered = await page.evaluate(
      ({ on, answer }) =>
        new Promise((done) => {
          const look = setInterval(() => {
            if (document.querySelector(answer)) {
              clearInterval(look);
              done(performance.now());
              return;
            }
            const button = document.querySelector(on);
            // Before the scripts are there the link leads to a page, which is an answer, too, but
            // another one than is timed here.
            button?.addEventListener('click', (event) => event.preventDefault(), { once: true });
            button?.click();
          }, 50);
        }),
      tap,
    );
  }
  await page.waitForLoadState('load');
  await page.waitForTimeout(2500);
  const { first, largest, moved } = await page.evaluate(() => window.seen);
  await page.close();
  return { first, largest, moved, answered };
}

const medianOf = (runs, name) => median(runs.map((run) => run[name]));

async function buildEmptyPage() {
  const code = await tool('vite/bin/vite.js', ['build', '--logLevel', 'error'], {
    cwd: EMPTY_PAGE,
    output: 'on failure',
  });
  if (code === 0) writePrecacheManifest(EMPTY);
  return code === 0;
}

/** A profile with a game in it, whose pages know that there is one. */
async function withGames(browser, url) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const game = JSON.parse(
    readFileSync(join(ROOT, 'tests/fixtures/games/six-players.json'), 'utf8'),
  );
  const file = { ...game, entries: game.entries.slice(0, 120), summary: null };
  await importGame(context, url, JSON.stringify(file));
  const page = await context.newPage();
  await page.goto(url);
  // Into the game and back, as on any evening: from then on the font of the app is drawn with.
  await page.click(RESUME);
  await page.waitForSelector('.stage');
  await page.goBack();
  await page.waitForSelector(RESUME);
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

/**
 * Medians of several runs in turn, of the app at `origin`.
 *
 * @param {{ running: import('@playwright/test').Browser, origin: string }} given
 */
export async function first({ running, origin }) {
  if (!(await buildEmptyPage())) throw new Error('the empty page could not be built');
  const runs = await served(EMPTY, (empty) => measured(running, origin, empty), '');
  const [paint, largest] = ['first', 'largest'].map((name) => medianOf(runs.empty, name));
  const offline = medianOf(runs.emptyOffline, 'first');
  const more = TARGETS.first;
  return [
    figure('an empty page, first paint', paint),
    figure('an empty page, largest paint', largest),
    ...[
      ['first', 'a first visit'],
      ['games', 'a table with games'],
    ].flatMap(([name, what]) => [
      figure(`${what}, first paint`, medianOf(runs[name], 'first'), paint + more.first),
      figure(`${what}, largest paint`, medianOf(runs[name], 'largest'), largest + more.largest),
      figure(`${what}, what moved`, medianOf(runs[name], 'moved'), more.moved, ''),
    ]),
    figure('a first visit, a tap is answered', medianOf(runs.tapped, 'answered')),
    figure('an empty page without a network, first paint', offline),
    figure(
      'a start without a network, first paint',
      medianOf(runs.offline, 'first'),
      offline + more.offline,
    ),
  ];
}

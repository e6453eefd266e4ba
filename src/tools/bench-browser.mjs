import { join } from 'node:path';
import { floor } from './bench-floor.mjs';
import { openings } from './bench-opening.mjs';
import { HOME_TAP, TABLE_TAP, coldSize } from './bench-sizes.mjs';
import { scorings, taps } from './bench-taps.mjs';
import { browserEnv } from './browser-shows-text.mjs';
import { BASE_PATH, ROOT } from './project.mjs';
import { staticServer } from './static-server.mjs';

const sorted = (list) => [...list].sort((a, b) => a - b);
const at = (list, part) => sorted(list)[Math.min(list.length - 1, Math.floor(list.length * part))];
const median = (list) => at(list, 0.5);

async function importGame(context, origin, text) {
  const page = await context.newPage();
  await page.goto(origin);
  const file = { name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  // What came of the file is said beside it.
  await page.waitForSelector('.note .away');
  await page.close();
}

/** What a recorded act may cost, in times of the floor: a bare page that stores one row. */
const TIMES_THE_FLOOR = 3;
/** Ms until a long game is open, on the machine of the yardstick. */
const OPENING = 320;

async function measure(context, origin, { text, scoring, slower }) {
  let least = null;
  const sizes = [];
  const speed = [];
  const notes = [];
  const attempt = async (what, work) => {
    try {
      await work();
    } catch (error) {
      notes.push(`${what} (${String(error.message).split('\n', 1)[0]})`);
    }
  };
  const size = (what, value, target) => sizes.push({ what, value, unit: 'KB', target });
  const ms = (what, value, target) => speed.push({ what, value, unit: 'ms', target });
  const game = `${origin}game/long-game`;

  await attempt('the size of a cold /', async () => {
    const { shown, idle } = await coldSize(context, origin, HOME_TAP);
    size('a cold /, until a tap is answered', shown, 100);
    size('the same, with what is fetched while nothing else is to do', idle, null);
  });
  await attempt('importing the long game', () => importGame(context, origin, text));
  await attempt('the size of a cold game', async () => {
    const { shown, idle } = await coldSize(context, game, TABLE_TAP);
    size('a cold game, until a tap is answered', shown, 205);
    size('the same, with what is fetched while nothing else is to do', idle, null);
  });
  await attempt('opening the long game', async () => {
    const times = await openings(context, origin);
    ms(
      `opening the game of 2,000 entries, from the tap (median of ${times.length})`,
      median(times),
      Math.round(OPENING * slower),
    );
  });
  await attempt('the floor', async () => {
    const times = await floor(context, origin);
    least = Math.round(TIMES_THE_FLOOR * median(times));
    ms('the floor: a bare page stores a row and shows a word, median', median(times), null);
    ms(`the floor, p95 of ${times.length}`, at(times, 0.95), null);
  });
  await attempt('taps', async () => {
    const { presses, recorded } = await taps(context, game);
    ms(`pressed state, p95 of ${presses.length}`, at(presses, 0.95), 50);
    const times = recorded.map((tap) => tap.ms);
    ms(`recorded state, median of ${times.length}`, median(times), least);
    ms(`recorded state, p95 of ${times.length}`, at(times, 0.95), null);
    for (const tap of recorded.toSorted((a, b) => b.ms - a.ms).slice(0, 3)) {
      ms(`  a slow one: ${tap.act.slice(0, 50)}`, tap.ms, null);
    }
  });
  await attempt('the scoring step', async () => {
    await importGame(context, origin, scoring);
    const { gameId } = JSON.parse(scoring).entries[0];
    const { presses, recorded } = await scorings(context, `${origin}game/${gameId}`);
    ms(`scoring with the matrix, pressed state, p95 of ${presses.length}`, at(presses, 0.95), 50);
    const times = recorded.map((tap) => tap.ms);
    ms(`scoring with the matrix, recorded state, median`, median(times), least);
    ms(`scoring with the matrix, recorded state, p95 of ${times.length}`, at(times, 0.95), null);
  });
  return { sizes, speed, notes };
}

/**
 * Figures of the built app in a browser: sizes of cold pages, and times at a throttled CPU.
 *
 * @param {import('./browser-shows-text.mjs').Browser} browser
 * @param {{ text: string, scoring: string, slower: number }} games the files of the long game and of
 *   one at its scoring step, and how much slower than the yardstick this machine is just now
 */
export async function browserFigures(browser, games) {
  const { chromium } = await import('@playwright/test');
  const server = staticServer({ root: join(ROOT, 'build'), base: BASE_PATH });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${server.address().port}${BASE_PATH}/`;
  const running = await chromium.launch({
    executablePath: browser.path,
    env: { ...process.env, ...browserEnv(browser) },
  });
  try {
    // Without the service worker: its copies of everything are no part of a cold page.
    const context = await running.newContext({
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(15_000);
    return await measure(context, origin, games);
  } finally {
    await running.close();
    server.closeAllConnections();
    server.close();
  }
}

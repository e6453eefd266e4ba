import { join } from 'node:path';
import { seconds } from './bench-clock.mjs';
import { amends, lookBacks, looks } from './bench-past.mjs';
import { answers } from './bench-rules.mjs';
import { HOME_TAP, TABLE_TAP, coldSize } from './bench-sizes.mjs';
import { TARGETS } from './bench-targets.mjs';
import { floor, openings, scorings, taps } from './bench-taps.mjs';
import { browserEnv, findBrowser } from './browser.mjs';
import { BASE_PATH, ROOT } from './project.mjs';
import { staticServer } from './static-server.mjs';

const sorted = (list) => [...list].sort((a, b) => a - b);
const at = (list, part) => sorted(list)[Math.min(list.length - 1, Math.floor(list.length * part))];
const median = (list) => at(list, 0.5);

/** The game that a file holds. */
const idOf = (text) => JSON.parse(text).entries[0].gameId;

async function importGame(context, origin, text) {
  const page = await context.newPage();
  await page.goto(origin);
  const file = { name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  // What came of the file is said beside it.
  await page.waitForSelector('.note .away');
  await page.close();
}

/** What a run has found so far, and how it goes on when a part of it cannot be measured. */
class Found {
  sizes = [];
  speed = [];
  clock = [];
  notes = [];
  /** Recorded state, median (ms); null before it was measured. */
  recorded = null;

  async attempt(what, work) {
    try {
      await work();
    } catch (error) {
      this.notes.push(`${what} (${String(error.message).split('\n', 1)[0]})`);
    }
  }

  size(what, value, target) {
    this.sizes.push({ what, value, unit: 'KB', target });
  }

  ms(what, value, target) {
    this.speed.push({ what, value, unit: 'ms', target });
  }
}

const LONG = 'game/long-game';

async function coldHome(found, { context, origin }) {
  await found.attempt('the size of a cold /', async () => {
    const { shown, idle } = await coldSize(context, origin, HOME_TAP);
    found.size('a cold /, until a tap is answered', shown, TARGETS.cold.home);
    found.size('the same, with what is fetched while nothing else is to do', idle, null);
  });
}

const theLongGame = (found, { context, origin, text }) =>
  found.attempt('importing the long game', () => importGame(context, origin, text));

async function coldGame(found, { context, origin }) {
  await found.attempt('the size of a cold game', async () => {
    const { shown, idle } = await coldSize(context, origin + LONG, TABLE_TAP);
    found.size('a cold game, until a tap is answered', shown, TARGETS.cold.game);
    found.size('the same, with what is fetched while nothing else is to do', idle, null);
  });
}

/** From the list to the table; a list of its own, which begins with this game. */
async function theOpening(found, { newContext, origin, opened }) {
  await found.attempt('opening a game', async () => {
    const context = await newContext();
    await importGame(context, origin, opened);
    const times = await openings(context, origin);
    await context.close();
    const what = `opening a game of 600 acts, from the tap (median of ${times.length})`;
    found.ms(what, median(times), TARGETS.slow.opening);
  });
}

async function tapsOnTables(found, { context, origin, scoring }) {
  let least = null;
  await found.attempt('the floor', async () => {
    const times = await floor(context, origin);
    least = Math.round(TARGETS.slow.timesTheFloor * median(times));
    found.ms('the floor: a bare page stores a row and shows a word, median', median(times), null);
    found.ms(`the floor, p95 of ${times.length}`, at(times, 0.95), null);
  });
  await found.attempt('taps', async () => {
    const { presses, recorded } = await taps(context, origin + LONG);
    found.ms(`pressed state, p95 of ${presses.length}`, at(presses, 0.95), TARGETS.slow.pressed);
    const times = recorded.map((tap) => tap.ms);
    found.recorded = median(times);
    found.ms(`recorded state, median of ${times.length}`, found.recorded, least);
    found.ms(`recorded state, p95 of ${times.length}`, at(times, 0.95), null);
    for (const tap of recorded.toSorted((a, b) => b.ms - a.ms).slice(0, 3)) {
      found.ms(`  a slow one: ${tap.act.slice(0, 50)}`, tap.ms, null);
    }
  });
  await found.attempt('the scoring step', async () => {
    await importGame(context, origin, scoring);
    const { presses, recorded } = await scorings(context, `${origin}game/${idOf(scoring)}`);
    found.ms(
      `scoring with the matrix, pressed state, p95 of ${presses.length}`,
      at(presses, 0.95),
      TARGETS.slow.pressed,
    );
    const times = recorded.map((tap) => tap.ms);
    found.ms(`scoring with the matrix, recorded state, median`, median(times), least);
    found.ms(
      `scoring with the matrix, recorded state, p95 of ${times.length}`,
      at(times, 0.95),
      null,
    );
  });
}

/** The past of the evening of eight hours: looked at, and put right. */
async function thePast(found, { context, origin, evening }) {
  await found.attempt('opening the history', async () => {
    await importGame(context, origin, evening);
    const { ruler, acts } = await lookBacks(context, `${origin}game/${idOf(evening)}`);
    const what = 'the history of eight hours, from the tap to the moment and the ruler';
    found.ms(`${what}, median of ${ruler.length}`, median(ruler), TARGETS.slow.history);
    found.ms('  with the acts around it, median', median(acts), null);
  });
  await found.attempt('looking back', async () => {
    const { told, table, acts, all } = await looks(context, `${origin}game/${idOf(evening)}`);
    const most = found.recorded === null ? null : Math.round(found.recorded);
    const what = 'a moment of eight hours looked at: round, points, place on the ruler';
    found.ms(`${what}, median of ${told.length}`, median(told), null);
    found.ms(`${what}, p95 of ${told.length}`, at(told, 0.95), most);
    found.ms('  with all lanes as they were, median', median(table), null);
    found.ms('  with all lanes as they were, p95', at(table, 0.95), null);
    found.ms('  with the acts around it, median', median(acts), null);
    found.ms('  with the acts around it, p95', at(acts, 0.95), null);
    found.ms('  with who could score what, p95', at(all, 0.95), null);
  });
  await found.attempt('putting right', async () => {
    const times = await amends(context, `${origin}game/${idOf(evening)}`);
    const of = (what) => times.map((one) => one[what]);
    found.ms(
      `an amendment in round 1 looked at, median of ${times.length}`,
      median(of('seen')),
      TARGETS.slow.amendmentSeen,
    );
    found.ms('  with what rested on it, median', median(of('all')), null);
    found.ms(
      `an amendment in round 1 taken, median of ${times.length}`,
      median(of('taken')),
      TARGETS.slow.amendmentTaken,
    );
    found.ms('  with the marks of the ruler, median', median(of('rest')), null);
  });
}

/** A question in mid-turn, once the game is here. */
async function theRules(found, { context, origin, evening }) {
  await found.attempt('looking rules up', async () => {
    await importGame(context, origin, evening);
    const { opened, found: asked } = await answers(context, `${origin}game/${idOf(evening)}`);
    found.ms('rules, from the first tap to the answer', opened[0], TARGETS.slow.rules);
    found.ms(
      `rules, from the tap to the answer, p95 of ${opened.length}`,
      at(opened, 0.95),
      TARGETS.slow.rules,
    );
    found.ms(`a question typed, to what is found, p95 of ${asked.length}`, at(asked, 0.95), null);
  });
}

async function theSeconds(found, { browser, origin, turn, timesAt }) {
  await found.attempt('the seconds', async () => {
    const game = { text: turn, gameId: idOf(turn), timesAt };
    // A headless shell keeps every page in sight; a whole browser can hide one.
    const whole = (await findBrowser({ env: { CUSTODIAN_BROWSER: 'system' } })) ?? browser;
    for (const { what, late, back } of await seconds(whole, origin, game)) {
      const ms = (text, value) =>
        found.clock.push({ what: text, value, unit: 'ms', target: TARGETS.slow.second });
      ms(`${what}: the latest of ${late.length} seconds`, at(late, 1));
      ms('  the second in the middle', median(late));
      ms('  the first frame after it was hidden', back[0]);
      ms('  the first frame after it was hidden and frozen', back[1]);
    }
  });
}

/** What is measured, by the name of the part. */
const PARTS = {
  browser: [
    coldHome,
    theLongGame,
    coldGame,
    theOpening,
    tapsOnTables,
    thePast,
    theRules,
    theSeconds,
  ],
  sizes: [coldHome, theLongGame, coldGame],
  taps: [theOpening, theLongGame, tapsOnTables],
  clock: [theSeconds],
  looks: [theLongGame, tapsOnTables, thePast],
  rules: [theRules],
};

/**
 * Figures of the built app in a browser: sizes of cold pages, times at a throttled CPU, seconds.
 *
 * @param {import('./browser.mjs').Browser} browser
 * @param {object} games files of games, and what is asked of the core
 * @param {string} games.text the long game
 * @param {string} games.opened one of 600 acts
 * @param {string} games.scoring one at its scoring step
 * @param {string} games.turn one in a turn
 * @param {string} games.evening one of eight hours
 * @param {Function} games.timesAt the true times of a record at an instant (ms)
 * @param {'browser' | 'sizes' | 'taps' | 'clock' | 'looks' | 'rules'} part what of it; looks have taps beside them
 */
export async function browserFigures(browser, games, part) {
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
    const newContext = async () => {
      const context = await running.newContext({
        viewport: { width: 1280, height: 800 },
        hasTouch: true,
        serviceWorkers: 'block',
      });
      context.setDefaultTimeout(15_000);
      return context;
    };
    const context = await newContext();
    const found = new Found();
    for (const measure of PARTS[part]) {
      await measure(found, { ...games, browser, context, newContext, origin });
    }
    return found;
  } finally {
    await running.close();
    server.closeAllConnections();
    server.close();
  }
}

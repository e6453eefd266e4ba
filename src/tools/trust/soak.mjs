// npm run test:soak: 1,500 acts in one page, by real taps, as in eight hours at a table;
// CUSTODIAN_ACTS says otherwise. The page may not grow, and a tap may not become slower.
import { join } from 'node:path';
import { IDLE } from '../bench-page.mjs';
import { browserEnv } from '../browser-shows-text.mjs';
import { ensureBuilt } from '../build-app.mjs';
import { loadProgram } from '../bundle.mjs';
import { NO_BROWSER, findBrowser } from '../find-browser.mjs';
import { BASE_PATH, BUILD, ROOT } from '../project.mjs';
import { staticServer } from '../static-server.mjs';
import { scalesFor, watchIntervals } from './held.mjs';
import { Hand, takeIn } from './play-on.mjs';

const ACTS = Number(process.env.CUSTODIAN_ACTS ?? 1_500);
/** Acts at the beginning and at the end whose times are compared. */
const COMPARED = Math.min(200, Math.floor(ACTS / 3));
/** Acts between two looks at what the page holds. */
const EVERY = 25;
/** Acts after which everything has been fetched that a table fetches. */
const WARM = Math.min(200, Math.floor(ACTS / 4));
/** How often the table may have nothing likely left to do. */
const DEAD_ENDS = 30;

const LIMITS = { heap: 2, slower: 1.2, loose: 1.25, listeners: 1.25, intervals: 0 };

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? NaN;
const least = (list, name) => Math.min(...list.map((row) => row[name]));

/** Acts until there are enough; from where nothing likely is left, some taps are taken back. */
async function played(hand, weigh) {
  const times = [];
  const weights = [];
  for (let deadEnds = 0; times.length < ACTS;) {
    if (times.length % EVERY === 0 && weights.length * EVERY === times.length) {
      weights.push({ acts: times.length, ...(await weigh()) });
      if (times.length % 100 === 0) console.log(`  ${times.length} acts`, weights.at(-1));
    }
    if (await hand.act()) {
      times.push(hand.took);
      continue;
    }
    const stage = (await hand.page.locator('.stage').innerText()).replace(/\s+/g, ' ');
    console.log(`  nothing likely after ${times.length} acts, some are taken back: ${stage}`);
    if (++deadEnds > DEAD_ENDS) throw new Error('nothing can be played');
    for (let i = 0; i < 3; i++) {
      await hand.page.keyboard.press('Control+z');
      await hand.page.waitForTimeout(600);
    }
  }
  weights.push({ acts: times.length, ...(await weigh()) });
  return { times, weights };
}

/** The figures with their limits; one screen holds more than another, so the leanest are compared. */
function figuresOf({ times, weights }) {
  const warm = weights.filter(({ acts }) => acts >= WARM);
  const third = Math.ceil(warm.length / 3);
  const [early, late] = [warm.slice(0, third), warm.slice(-third)];
  const between =
    (median(late.map((row) => row.acts)) - median(early.map((row) => row.acts))) / 1e3;
  const growth = (weight) => (median(late.map(weight)) - median(early.map(weight))) / between;
  const [first, last] = [median(times.slice(0, COMPARED)), median(times.slice(-COMPARED))];
  const grown = (name, what) => {
    const [before, after] = [least(early, name), least(late, name)];
    return [`${what}, ${before} → ${after}`, after / before, LIMITS[name], '×'];
  };
  const ticking = least(late, 'intervals') - least(early, 'intervals');
  return [
    [
      'what the page holds after collection, growth in 1,000 acts',
      growth(({ heap, code }) => heap - code),
      LIMITS.heap,
      'MB',
    ],
    ['what the engine compiled, growth in 1,000 acts', growth(({ code }) => code), null, 'MB'],
    grown('loose', 'nodes that are not shown'),
    grown('listeners', 'listeners'),
    ['intervals more than before', ticking, LIMITS.intervals, ''],
    [
      `tap to frame, ${first.toFixed(1)} → ${last.toFixed(1)} ms (medians of ${COMPARED})`,
      last / first,
      LIMITS.slower,
      '×',
    ],
  ];
}

async function soak(browser) {
  const { chromium } = await import('@playwright/test');
  const { gameText } = await loadProgram('src/tools/trust-main.ts');
  const server = staticServer({ root: join(ROOT, BUILD), base: BASE_PATH });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${server.address().port}${BASE_PATH}/`;
  const running = await chromium.launch({
    executablePath: browser.path,
    env: { ...process.env, ...browserEnv(browser) },
  });
  try {
    const context = await running.newContext({
      viewport: { width: 1280, height: 800 },
      hasTouch: true,
    });
    await context.addInitScript(watchIntervals);
    const hand = await Hand.of(context);
    const game = { id: 'soak', text: gameText('soak', 30) };
    await takeIn(hand.page, origin, game);
    hand.shown = JSON.parse(game.text).entries.length;
    await hand.sitDown(`${origin}game/${game.id}`);
    const weigh = await scalesFor(hand.page);
    const soaked = await played(hand, weigh);
    // What the record itself takes is no leak: a page that has just opened it shows how much that is.
    await hand.sitDown(`${origin}game/${game.id}`);
    await hand.page.waitForTimeout(2 * IDLE);
    console.log('  opened anew', await weigh());
    return soaked;
  } finally {
    await running.close();
    server.closeAllConnections();
    server.close();
  }
}

const browser = await findBrowser();
if (!browser || !(await ensureBuilt())) {
  if (!browser) console.error(NO_BROWSER);
  process.exitCode = 1;
} else {
  const figures = figuresOf(await soak(browser));
  let failed = 0;
  for (const [what, value, limit, unit] of figures) {
    const shown = `${value.toFixed(2)} ${unit}`.trim();
    // What comes to an end by itself is said, and not held against anybody.
    if (limit === null) {
      console.log(`     ${what}: ${shown}`);
      continue;
    }
    const met = value <= limit;
    if (!met) failed += 1;
    console.log(`${met ? 'ok  ' : 'FAIL'} ${what}: ${shown}, at most ${limit} ${unit}`.trimEnd());
  }
  const judged = figures.filter(([, , limit]) => limit !== null).length;
  console.log(`${judged - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

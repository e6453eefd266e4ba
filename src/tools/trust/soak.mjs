// npm run test:soak: 1,500 acts in one page, by real taps, as in eight hours at a table;
// CUSTODIAN_ACTS says otherwise. The page may not grow, and a tap may not become slower.
import { join } from 'node:path';
import { IDLE, importGame } from '../bench/page.mjs';
import { browserWithApp, launch } from '../browser.mjs';
import { loadProgram } from '../bundle.mjs';
import { BUILD, ROOT } from '../project.mjs';
import { served } from '../static-server.mjs';
import { Hand } from './play-on.mjs';

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

/** In the page, before its scripts: which intervals run. */
function watchIntervals() {
  const ticking = new Set();
  const { setInterval: begin, clearInterval: end } = window;
  window.setInterval = (...args) => {
    const id = begin(...args);
    ticking.add(id);
    return id;
  };
  window.clearInterval = (id) => {
    ticking.delete(id);
    end(id);
  };
  window.intervals = () => ticking.size;
}

/** In the page: how many nodes are in the document. */
function nodesInDocument() {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
  let count = 1;
  while (walker.nextNode()) count += 1;
  return count;
}

/**
 * How much of the memory (MB) is what the engine made of the scripts: it compiles on and on for the
 * first thousands of taps, however little the page holds.
 */
async function compiledIn(page) {
  // A session of its own: objects are no longer followed once it ends.
  const client = await page.context().newCDPSession(page);
  const chunks = [];
  client.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await client.send('HeapProfiler.disable');
  await client.detach();
  const { snapshot, nodes } = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[type].indexOf('code');
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (nodes[at + type] === code) bytes += nodes[at + size];
  }
  return bytes / 1e6;
}

/**
 * Asks for what a page holds on to: memory (MB), and of it what the engine has compiled; nodes that are
 * not shown, listeners and what ticks. Each time after everything that is no longer held has been thrown
 * away.
 */
async function scalesFor(page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  await client.send('HeapProfiler.enable');
  return async () => {
    // Twice: what the first finds dead lets go of more.
    for (let i = 0; i < 2; i++) await client.send('HeapProfiler.collectGarbage');
    const { usedSize } = await client.send('Runtime.getHeapUsage');
    const { metrics } = await client.send('Performance.getMetrics');
    const figure = (name) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    return {
      heap: usedSize / 1e6,
      code: await compiledIn(page),
      // A long game shows more than a short one: what counts is what is held and not shown.
      loose: figure('Nodes') - (await page.evaluate(nodesInDocument)),
      listeners: figure('JSEventListeners'),
      intervals: await page.evaluate(() => window.intervals()),
    };
  };
}

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
  const { gameText } = await loadProgram('src/tools/trust-main.ts');
  const running = await launch(browser);
  try {
    return await served(join(ROOT, BUILD), async (origin) => {
      const context = await running.newContext({
        viewport: { width: 1280, height: 800 },
        hasTouch: true,
      });
      await context.addInitScript(watchIntervals);
      const hand = await Hand.of(context);
      const text = gameText('soak', 30);
      await importGame(context, origin, text);
      hand.shown = JSON.parse(text).entries.length;
      await hand.sitDown(`${origin}game/soak`);
      const weigh = await scalesFor(hand.page);
      const soaked = await played(hand, weigh);
      // What the record itself takes is no leak: a page that has just opened it shows how much that is.
      await hand.sitDown(`${origin}game/soak`);
      await hand.page.waitForTimeout(2 * IDLE);
      console.log('  opened anew', await weigh());
      return soaked;
    });
  } finally {
    await running.close();
  }
}

const browser = await browserWithApp();
if (!browser) process.exitCode = 1;
else {
  const figures = figuresOf(await soak(browser));
  let failed = 0;
  for (const [what, value, limit, unit] of figures) {
    const shown = `${value.toFixed(2)} ${unit}`.trim();
    // A run that ends by itself is reported, and fails nothing.
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

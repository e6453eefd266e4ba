import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { browserEnv } from './find-browser.mjs';
import { BASE_PATH, ROOT } from './project.mjs';
import { staticServer } from './static-server.mjs';

const SLOWER = 4;
const TAPS = 60;
const PRESSES = 30;
const SCORINGS = 30;
const OPENINGS = 7;
/** Ms in which a page fetches what it may need next. */
const IDLE = 3000;

/** Where the screens are told apart: a home page has its big button, a table has its stage. */
const RESUME = 'main button.resume';
const STAGE = '.stage button:not(:disabled)';

const sorted = (list) => [...list].sort((a, b) => a - b);
const at = (list, part) => sorted(list)[Math.min(list.length - 1, Math.floor(list.length * part))];
const median = (list) => at(list, 0.5);

/** Gzipped sizes of the scripts that a page loads, by address, in KB: as a host compresses them. */
function scriptSizes(page) {
  const sizes = new Map();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || !response.ok()) return;
    const size = response.body().then(
      (body) => gzipSync(body).length / 1024,
      () => 0,
    );
    sizes.set(response.url(), size);
  });
  return sizes;
}

/** Keeps the instant at which a selector is first there. */
function watchFor(selector) {
  const watch = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    watch.disconnect();
    window.shownAt = performance.now();
  });
  watch.observe(document, { childList: true, subtree: true });
}

/** Scripts asked for until a screen was there, and until nothing more is fetched. */
async function coldSize(context, url, ready) {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(watchFor, ready);
  const sizes = scriptSizes(page);
  await page.goto(url);
  await page.waitForSelector(ready);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(IDLE);
  const before = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.startTime <= window.shownAt)
      .map((entry) => entry.name),
  );
  let shown = 0;
  let idle = 0;
  for (const [address, size] of sizes) {
    idle += await size;
    if (before.includes(address)) shown += await size;
  }
  await page.close();
  return { shown, idle };
}

async function throttled(context, page) {
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Ms from the tap on a button to the frame in which a selector is on the screen. */
function tapToSelector(page, button, wanted) {
  return page.evaluate(
    ([button, wanted]) =>
      new Promise((done) => {
        const began = performance.now();
        const look = () => {
          if (!document.querySelector(wanted)) return;
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { childList: true, subtree: true });
        document.querySelector(button).click();
      }),
    [button, wanted],
  );
}

async function openings(context, origin) {
  const page = await context.newPage();
  // Once at full speed, so that the scripts are in the cache as on any evening but the first.
  await page.goto(origin);
  await page.click(RESUME);
  await page.waitForSelector(STAGE);
  await throttled(context, page);
  const times = [];
  for (let i = 0; i < OPENINGS; i++) {
    await page.goto(origin);
    await page.waitForSelector(RESUME);
    await page.waitForLoadState('networkidle');
    times.push(await tapToSelector(page, RESUME, STAGE));
  }
  await page.close();
  return times;
}

/**
 * What the page keeps: when a press was painted, and when a tap was recorded and shown. The table
 * wears `settling` once an act is stored; then the stage shows what comes next.
 */
function watchTaps() {
  const stageText = () =>
    [...document.querySelectorAll('.stage :is(h1, h2, h3, button)')]
      .map((element) => element.textContent)
      .join('|');
  const painted = (then) => requestAnimationFrame(() => setTimeout(then));
  let watch;
  window.bench = { presses: [], taps: [] };
  addEventListener(
    'pointerdown',
    (event) => painted(() => window.bench.presses.push(performance.now() - event.timeStamp)),
    true,
  );
  addEventListener(
    'click',
    (event) => {
      const before = stageText();
      const act = event.target.closest('button')?.textContent.trim().replace(/\s+/g, ' ') ?? '';
      let stored = false;
      // A tap that recorded nothing is no longer waited for.
      watch?.disconnect();
      const own = new MutationObserver(() => {
        stored ||= document.querySelector('main.settling') !== null;
        if (!stored || stageText() === before) return;
        own.disconnect();
        painted(() => window.bench.taps.push({ ms: performance.now() - event.timeStamp, act }));
      });
      const everything = { childList: true, subtree: true, characterData: true };
      own.observe(document.body, { ...everything, attributes: true, attributeFilter: ['class'] });
      watch = own;
    },
    true,
  );
}

/** What to tap on a stage, the likely act first, then what gets on where nothing is likely. */
async function nextAct(page, passedOver) {
  const stage = page.locator('.stage');
  const named = (name) => stage.getByRole('button', { name, disabled: false });
  const candidates = [
    stage.locator('button.main:not(:disabled)'),
    named(/random/i),
    named(/abstain/i),
    named(/nothing/i),
    named(/^\d \w+(, \d+ goods?)?$/),
    stage.locator('button.act:not(:disabled)'),
    stage.locator('li button:not(:disabled)'),
  ];
  const found = [];
  for (const candidate of candidates) if ((await candidate.count()) > 0) found.push(candidate);
  return found[passedOver]?.first() ?? null;
}

async function taps(context, url) {
  const page = await context.newPage();
  await page.addInitScript(watchTaps);
  await page.goto(url);
  await page.waitForSelector(STAGE);
  await page.waitForLoadState('networkidle');
  await throttled(context, page);
  const main = await nextAct(page, 0);
  for (let i = 0; i < PRESSES && main; i++) {
    const box = await main.boundingBox();
    if (!box) break;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.waitForTimeout(80);
    // Let go beside the button: pressed, but never tapped.
    await page.mouse.move(2, 2);
    await page.mouse.up();
    await page.waitForTimeout(40);
  }
  const presses = (await page.evaluate(() => window.bench.presses)).slice(3);
  let passedOver = 0;
  for (let done = 0; done < TAPS;) {
    const act = await nextAct(page, passedOver);
    if (!act) break;
    await act.click({ timeout: 2000 }).catch(() => {});
    await page.waitForTimeout(600);
    const now = await page.evaluate(() => window.bench.taps.length);
    passedOver = now > done ? 0 : passedOver + 1;
    done = now;
    if (passedOver > 0) await page.keyboard.press('Escape');
  }
  const recorded = await page.evaluate(() => window.bench.taps);
  await page.close();
  return { presses, recorded };
}

/** Presses and taps on the first objective of the score step, each taken back again. */
async function scorings(context, url) {
  const page = await context.newPage();
  await page.addInitScript(watchTaps);
  await page.goto(url);
  // The matrix is there: it is worked out after the stage.
  await page.waitForSelector('.cells .can, .cells .short');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(IDLE);
  await throttled(context, page);
  for (let i = 0; i < SCORINGS; i++) {
    await page.locator('.stage li .score').first().click();
    await page.waitForTimeout(700);
    await page.keyboard.press('Control+z');
    await page.waitForTimeout(700);
  }
  const { presses, taps } = await page.evaluate(() => window.bench);
  await page.close();
  return { presses, recorded: taps.map((tap) => tap.ms) };
}

async function importGame(context, origin, text) {
  const page = await context.newPage();
  await page.goto(origin);
  const file = { name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  // What came of the file is said beside it.
  await page.waitForSelector('.note .away');
  await page.close();
}

async function measure(context, origin, text, scoring) {
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
    const { shown, idle } = await coldSize(context, origin, 'main button');
    size('a cold /', shown, 100);
    size('the same, with what is fetched while nothing else is to do', idle, null);
  });
  await attempt('importing the long game', () => importGame(context, origin, text));
  await attempt('the size of a cold game', async () => {
    const { shown, idle } = await coldSize(context, game, STAGE);
    size('a cold game', shown, 130);
    size('the same, with what is fetched while nothing else is to do', idle, null);
  });
  await attempt('opening the long game', async () => {
    const times = await openings(context, origin);
    ms(
      `opening the game of 2,000 entries, from the tap (median of ${times.length})`,
      median(times),
      400,
    );
  });
  await attempt('taps', async () => {
    const { presses, recorded } = await taps(context, game);
    ms(`pressed state, p95 of ${presses.length}`, at(presses, 0.95), 50);
    const times = recorded.map((tap) => tap.ms);
    ms(`recorded state, median of ${times.length}`, median(times), null);
    ms(`recorded state, p95 of ${times.length}`, at(times, 0.95), 100);
    for (const tap of recorded.toSorted((a, b) => b.ms - a.ms).slice(0, 3)) {
      ms(`  a slow one: ${tap.act.slice(0, 50)}`, tap.ms, null);
    }
  });
  await attempt('the scoring step', async () => {
    await importGame(context, origin, scoring);
    const { gameId } = JSON.parse(scoring).entries[0];
    const { presses, recorded } = await scorings(context, `${origin}game/${gameId}`);
    ms(`scoring with the matrix, pressed state, p95 of ${presses.length}`, at(presses, 0.95), 50);
    ms(`scoring with the matrix, recorded state, median`, median(recorded), null);
    ms(
      `scoring with the matrix, recorded state, p95 of ${recorded.length}`,
      at(recorded, 0.95),
      100,
    );
  });
  return { sizes, speed, notes };
}

/**
 * Figures of the built app in a browser: sizes of cold pages, and times at a throttled CPU.
 *
 * @param {import('./find-browser.mjs').Browser} browser
 * @param {string} text the file of the long game
 * @param {string} scoring the file of a game at its scoring step
 */
export async function browserFigures(browser, text, scoring) {
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
    return await measure(context, origin, text, scoring);
  } finally {
    await running.close();
    server.closeAllConnections();
    server.close();
  }
}

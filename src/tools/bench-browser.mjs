import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { browserEnv } from './find-browser.mjs';
import { BASE_PATH, ROOT } from './project.mjs';
import { staticServer } from './static-server.mjs';

const SLOWER = 4;
const TAPS = 60;
const PRESSES = 30;
const OPENINGS = 7;

/** Where the screens are told apart: a home page has its big button, a table has its stage. */
const RESUME = 'main button.resume';
const STAGE = '.stage button:not(:disabled)';

const sorted = (list) => [...list].sort((a, b) => a - b);
const at = (list, part) => sorted(list)[Math.min(list.length - 1, Math.floor(list.length * part))];
const median = (list) => at(list, 0.5);

/** Counts the scripts that a page loads, as a host that compresses would send them. */
function countScripts(page) {
  const pending = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || !response.ok()) return;
    pending.push(
      response.body().then(
        (body) => gzipSync(body).length,
        () => 0,
      ),
    );
  });
  return async () => (await Promise.all(pending)).reduce((a, b) => a + b, 0) / 1024;
}

/** Scripts until a screen is there, and until nothing more is fetched. */
async function coldSize(context, url, ready) {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  const size = countScripts(page);
  await page.goto(url);
  await page.waitForSelector(ready);
  const shown = await size();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
  const idle = await size();
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

/** What the page keeps: when a press was painted, and when a tap had changed the stage. */
function watchTaps() {
  const stageText = () =>
    [...document.querySelectorAll('.stage :is(h1, h2, h3, button)')]
      .map((element) => element.textContent)
      .join('|');
  const painted = (then) => requestAnimationFrame(() => setTimeout(then));
  window.bench = { presses: [], taps: [] };
  let watch;
  addEventListener(
    'pointerdown',
    (event) => painted(() => window.bench.presses.push(performance.now() - event.timeStamp)),
    true,
  );
  addEventListener(
    'click',
    (event) => {
      const before = stageText();
      // A tap that changed nothing is no longer waited for.
      watch?.disconnect();
      const own = new MutationObserver(() => {
        if (stageText() === before) return;
        own.disconnect();
        painted(() => window.bench.taps.push(performance.now() - event.timeStamp));
      });
      own.observe(document.body, { childList: true, subtree: true, characterData: true });
      watch = own;
    },
    true,
  );
}

/** The likely act of the stage, else any other. */
async function nextAct(page, passedOver) {
  const buttons = page.locator(
    '.stage button.main:not(:disabled), .stage button.act:not(:disabled), .stage button:not(:disabled)',
  );
  const main = page.locator('.stage button.main:not(:disabled)');
  if (passedOver === 0 && (await main.count()) > 0) return main.first();
  return (await buttons.count()) > passedOver ? buttons.nth(passedOver) : null;
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
  for (let done = 0; done < TAPS && passedOver < 12;) {
    const act = await nextAct(page, passedOver);
    if (!act) break;
    await act.click({ timeout: 2000 }).catch(() => {});
    await page.waitForTimeout(600);
    const now = await page.evaluate(() => window.bench.taps.length);
    passedOver = now > done ? 0 : passedOver + 1;
    done = now;
  }
  const recorded = await page.evaluate(() => window.bench.taps);
  await page.close();
  return { presses, recorded };
}

async function importGame(context, origin, text) {
  const page = await context.newPage();
  await page.goto(origin);
  const file = { name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await page.waitForSelector(RESUME);
  await page.close();
}

async function measure(context, origin, text) {
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
    ms(`recorded state, median of ${recorded.length}`, median(recorded), null);
    ms(`recorded state, p95 of ${recorded.length}`, at(recorded, 0.95), 100);
  });
  return { sizes, speed, notes };
}

/**
 * Figures of the built app in a browser: sizes of cold pages, and times at a throttled CPU.
 *
 * @param {import('./find-browser.mjs').Browser} browser
 * @param {string} text the file of the long game
 */
export async function browserFigures(browser, text) {
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
    return await measure(context, origin, text);
  } finally {
    await running.close();
    server.closeAllConnections();
    server.close();
  }
}

/** What a tap costs: until it is seen to be pressed, until it is recorded and shown, until a game is open. */
import { IDLE, RESUME, STAGE, throttled } from './bench-page.mjs';

const TAPS = 60;
const PRESSES = 30;
const SCORINGS = 30;
/**
 * Ms that a finger stays on the glass: a tap is over, and counted from, when it is lifted. Not less:
 * for up to 100 ms after a touch began the browser puts off the tasks that tell when a frame was painted.
 */
const DOWN = 120;

/**
 * What the page keeps: when a press was painted, and when a tap was recorded and shown. The table is
 * busy until an act is stored; then the stage shows what comes next.
 */
function watchTaps() {
  const stageText = () =>
    [...document.querySelectorAll('.stage :is(h1, h2, h3, button)')]
      .map((element) => element.textContent)
      .join('|');
  // The first task after the frame; a timer would come after whatever else was put off until then.
  const painted = (then) =>
    requestAnimationFrame(() => void scheduler.postTask(then, { priority: 'user-blocking' }));
  // While a touch is young tasks are put off, frames are not: the next one tells that this one is done.
  const drawn = (then) => requestAnimationFrame(() => requestAnimationFrame(then));
  let watch;
  window.bench = { presses: [], taps: [] };
  addEventListener(
    'pointerdown',
    (event) => drawn(() => window.bench.presses.push(performance.now() - event.timeStamp)),
    true,
  );
  let lifted = 0;
  addEventListener('pointerup', ({ timeStamp }) => (lifted = timeStamp), true);
  addEventListener(
    'click',
    (event) => {
      const before = stageText();
      const act = event.target.closest('button')?.textContent.trim().replace(/\s+/g, ' ') ?? '';
      const isBusy = () => document.querySelector('main[aria-busy=true]') !== null;
      let [wasBusy, stored] = [false, false];
      // A tap that recorded nothing is no longer waited for.
      watch?.disconnect();
      const own = new MutationObserver(() => {
        wasBusy ||= isBusy();
        stored ||= wasBusy && !isBusy();
        if (!stored || stageText() === before) return;
        own.disconnect();
        painted(() => window.bench.taps.push({ ms: performance.now() - lifted, act }));
      });
      const everything = { childList: true, subtree: true, characterData: true };
      own.observe(document.body, {
        ...everything,
        attributes: true,
        attributeFilter: ['aria-busy'],
      });
      watch = own;
    },
    true,
  );
}

const gold = (page) => page.locator('.stage button.main:not(:disabled)');

/** Whether the stage's gold button can be pressed: where rows select, only once one is chosen. */
export const hasGold = async (page) => (await gold(page).count()) > 0;

/** What to tap on a stage, the likely act first, then what gets on where nothing is likely. */
export async function nextAct(page, passedOver) {
  const stage = page.locator('.stage');
  const named = (name) => stage.getByRole('button', { name, disabled: false });
  const candidates = [
    gold(page),
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

/** One client a page: it is what touches are sent through. */
const clients = new WeakMap();

/** Puts a finger on something and lifts it; `cancelled` takes it away without a tap. */
export async function finger(page, { x, y }, { cancelled = false } = {}) {
  const client = clients.get(page) ?? (await page.context().newCDPSession(page));
  clients.set(page, client);
  const send = (type, touchPoints) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [{ x, y }]);
  await page.waitForTimeout(DOWN);
  await send(cancelled ? 'touchCancel' : 'touchEnd', []);
}

const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** Taps a control; false when it is not to be seen. */
async function tap(page, control) {
  const box = await control
    .scrollIntoViewIfNeeded({ timeout: 2000 })
    .then(() => control.boundingBox())
    .catch(() => null);
  if (box) await finger(page, middle(box));
  return box !== null;
}

/** A table that has fetched what it may need next, at a slow CPU. */
export async function slowTable(context, url, ready) {
  const page = await context.newPage();
  await page.addInitScript(watchTaps);
  await page.goto(url);
  await page.waitForSelector(ready);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2 * IDLE);
  await throttled(context, page);
  return page;
}

/** Presses and taps along a game, the likely act each time; ms each. */
export async function taps(context, url) {
  const page = await slowTable(context, url, STAGE);
  const main = await nextAct(page, 0);
  for (let i = 0; i < PRESSES && main; i++) {
    const box = await main.boundingBox();
    if (!box) break;
    // Pressed, but never tapped.
    await finger(page, middle(box), { cancelled: true });
    await page.waitForTimeout(40);
  }
  const presses = (await page.evaluate(() => window.bench.presses)).slice(3);
  let passedOver = 0;
  for (let done = 0; done < TAPS;) {
    const act = await nextAct(page, passedOver);
    if (!act) break;
    const hadGold = await hasGold(page);
    await tap(page, act);
    await page.waitForTimeout(600);
    const now = await page.evaluate(() => window.bench.taps.length);
    const chosen = !hadGold && (await hasGold(page));
    passedOver = now > done || chosen ? 0 : passedOver + 1;
    done = now;
    if (passedOver > 0) await page.keyboard.press('Escape');
  }
  const recorded = await page.evaluate(() => window.bench.taps);
  await page.close();
  return { presses, recorded };
}

/** Presses and taps on the first objective of the score step, each taken back again; ms each. */
export async function scorings(context, url) {
  // The matrix is there: it is worked out after the stage.
  const page = await slowTable(context, url, '.cells .can, .cells .short');
  for (let i = 0; i < SCORINGS; i++) {
    await tap(page, page.locator('.stage li .score').first());
    await page.waitForTimeout(700);
    await page.keyboard.press('Control+z');
    await page.waitForTimeout(700);
  }
  const { presses, taps } = await page.evaluate(() => window.bench);
  await page.close();
  return { presses, recorded: taps };
}

/**
 * What no app can be faster than: a bare page that stores one row as strictly as ours and then
 * shows a word. Beside it the other times can be read on a machine of another speed.
 */
const FLOOR_TAPS = 30;

/** Turns a page into one big button; a tap stores a row, then changes the word on it. */
async function bare() {
  const open = indexedDB.open('bench-floor', 1);
  open.onupgradeneeded = () => open.result.createObjectStore('rows', { autoIncrement: true });
  await new Promise((done) => (open.onsuccess = done));
  const button = document.createElement('button');
  button.textContent = 'tap';
  button.style.cssText = 'position: fixed; inset: 0';
  document.body.replaceChildren(button);
  window.floor = [];
  let lifted = 0;
  addEventListener('pointerup', ({ timeStamp }) => (lifted = timeStamp), true);
  button.addEventListener('click', () => {
    const write = open.result.transaction('rows', 'readwrite', { durability: 'strict' });
    write.objectStore('rows').add({ at: Date.now() });
    write.oncomplete = () => {
      button.textContent = `stored ${window.floor.length}`;
      const painted = () => window.floor.push(performance.now() - lifted);
      requestAnimationFrame(() => void scheduler.postTask(painted, { priority: 'user-blocking' }));
    };
  });
}

/** Times from a lifted finger to the word on the screen; ms each. */
export async function floor(context, origin) {
  const page = await context.newPage();
  // A text of our own origin: a document with a store, and nothing else.
  await page.goto(`${origin}robots.txt`);
  await page.evaluate(bare);
  await throttled(context, page);
  for (let i = 0; i < FLOOR_TAPS; i++) {
    await finger(page, { x: 400, y: 300 });
    await page.waitForTimeout(300);
  }
  const times = await page.evaluate(() => window.floor);
  await page.close();
  return times;
}

/** How often a game is opened. */
const OPENINGS = 7;

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

/** Ms that opening the game played last takes, from the tap, several times. */
export async function openings(context, origin) {
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

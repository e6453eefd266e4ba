/** Pages that are timed: a table on a slow device, a finger, and the frames that show what it did. */

/** Ms in which a page fetches what its first screen may need next. */
const IDLE = 3000;

/** Waits until a page has fetched all that it may ever need: a table says so in its timeline. */
export async function allFetched(page) {
  const here = () => performance.getEntriesByName('all rooms fetched').length > 0;
  const isTable = (await page.locator('.stage').count()) > 0;
  if (isTable) await page.waitForFunction(here, undefined, { timeout: 120_000 });
  else await page.waitForLoadState('networkidle');
  await page.waitForTimeout(IDLE);
}

/** A home page has its big button, a table has its stage. */
export const RESUME = 'main a.way-in';
export const STAGE = '.stage button:not(:disabled)';

/** By how much a page is slowed down. */
const SLOWER = 4;

/** Makes a page as slow as an old tablet. */
export async function throttled(context, page) {
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/**
 * In the page: what came of each act, from an event on. `window.acts[name]` has a row an act: by the name
 * of each mark, ms until a frame was painted that showed it. A mark is shown
 * - `there`, `gone`: once an element of this selector is in the page, or no longer is;
 * - `inside`, `outside`: where something changed inside such an element, or anywhere else.
 * It is the last such frame that counts, or with `first` the first.
 *
 * @param {{ name: string, on: string, from?: string, root?: string,
 *   marks: Record<string, { there?: string, gone?: string, inside?: string, outside?: string, first?: boolean }> }} asked
 *   `on`: an event on anything, or on `from`; `root`: in which changes are looked for
 */
export function watchActs({ name, on, from = '*', root = 'body', marks }) {
  // The first task after the frame; a timer would come after whatever else was put off until then.
  const painted = (then) =>
    requestAnimationFrame(() => void scheduler.postTask(then, { priority: 'user-blocking' }));
  const shows = ({ there, gone, inside, outside }, places) => {
    if (there) return document.querySelector(there) !== null;
    if (gone) return document.querySelector(gone) === null;
    return places.some((place) => (inside ? place?.closest(inside) : !place?.closest(outside)));
  };
  const acts = [];
  window.acts = { ...window.acts, [name]: acts };
  addEventListener(
    on,
    ({ target, timeStamp }) => {
      if (target.closest?.(from)) acts.push({ began: timeStamp });
    },
    true,
  );
  new MutationObserver((changes) => {
    const act = acts.at(-1);
    if (!act) return;
    const places = changes.map(({ target }) =>
      target instanceof Element ? target : target.parentElement,
    );
    const shown = Object.entries(marks).filter(([, mark]) => shows(mark, places));
    if (shown.length === 0) return;
    painted(() => {
      const ms = performance.now() - act.began;
      for (const [mark, { first }] of shown) if (!first || !(mark in act)) act[mark] = ms;
    });
  }).observe(document.querySelector(root), {
    childList: true,
    characterData: true,
    attributes: true,
    subtree: true,
  });
}

/** The rows that `watchActs` has kept by now. */
export const actsOf = (page, name) => page.evaluate((name) => window.acts[name], name);

/** Of each row the time of a mark, where it came. */
export const timesOf = (acts, mark) => acts.flatMap((act) => act[mark] ?? []);

/**
 * In the page: when a press was painted, and when a tap was recorded and shown. The table is busy until
 * an act is stored; then the stage shows what comes next.
 */
function watchTaps() {
  const stageText = () =>
    [...document.querySelectorAll('.stage :is(h1, h2, h3, button)')]
      .map((element) => element.textContent)
      .join('|');
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
        painted(() => {
          const now = performance.now();
          window.bench.taps.push({ ms: now - lifted, act, at: performance.timeOrigin + now });
        });
      });
      own.observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
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

/**
 * Ms that a finger stays on the glass: a tap is over, and counted from, when it is lifted. Not less:
 * for up to 100 ms after a touch began the browser puts off the tasks that tell when a frame was painted.
 */
const DOWN = 120;

/** One client a page: it is what touches are sent through. */
const clients = new WeakMap();

/** Puts a finger on a point and lifts it; `cancelled` takes it away without a tap. */
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

/** Puts a finger on a control and lifts it; false when the control is not to be seen. */
export async function touch(page, control, how) {
  const box = await control
    .scrollIntoViewIfNeeded({ timeout: 2000 })
    .then(() => control.boundingBox())
    .catch(() => null);
  if (box) await finger(page, middle(box), how);
  return box !== null;
}

/** A table that has fetched what it may need next, at a slow CPU, whose taps are watched. */
export async function slowTable(context, url, ready = STAGE) {
  const page = await context.newPage();
  await page.addInitScript(watchTaps);
  await page.goto(url);
  await page.waitForSelector(ready);
  await allFetched(page);
  await throttled(context, page);
  return page;
}

/**
 * What the page has kept of its taps: `presses` in ms, and `taps` with ms, what was tapped, and when its
 * outcome was painted (epoch ms).
 */
export const tapsOf = (page) => page.evaluate(() => window.bench);

/** Takes a game file in. */
export async function importGame(context, origin, text) {
  const page = await context.newPage();
  await page.goto(origin);
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  // What came of the file is said beside it.
  await page.waitForSelector('.note .away');
  await page.close();
}

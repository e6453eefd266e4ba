/** What is timed in a page of the built app: cold pages, taps, the past, the rules; each gives its figures. */
import { gzipSync } from 'node:zlib';
import {
  actsOf,
  allFetched,
  finger,
  hasGold,
  importGame,
  nextAct,
  RESUME,
  slowTable,
  STAGE,
  tapsOf,
  throttled,
  timesOf,
  touch,
  watchActs,
} from './page.mjs';
import { TARGETS } from './targets.mjs';

const { cold, slow } = TARGETS;

const sorted = (list) => [...list].sort((a, b) => a - b);
/** The time below which this part of a list lies. */
export const at = (list, part) =>
  sorted(list)[Math.min(list.length - 1, Math.floor(list.length * part))];
export const median = (list) => at(list, 0.5);
export const p95 = (list) => at(list, 0.95);

/** A line of the printed table; without a target it is only told. Throws where nothing was measured. */
export function figure(what, value, target = null, unit = 'ms') {
  if (value === undefined) throw new Error(`nothing was seen of: ${what.trim()}`);
  return { what, value, unit, target };
}

/** The game that a file holds. */
export const idOf = (text) => JSON.parse(text).entries[0].gameId;

/** Imports a game and gives the address of its table. */
async function tableOf({ context, origin }, text) {
  await importGame(context, origin, text);
  return `${origin}game/${idOf(text)}`;
}

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

/**
 * Scripts asked for until a first tap was answered, and until nothing more is fetched.
 *
 * @param {{ ready: string, tap: string, answers: string }} screen what is there first, what is tapped, and
 *   the part that then has another text
 */
async function coldFigures(context, url, { ready, tap, answers }, what, target) {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  const sizes = scriptSizes(page);
  await page.goto(url);
  await page.waitForSelector(ready);
  const before = await page.locator(answers).innerText();
  await page.locator(tap).first().click({ force: true });
  await page.waitForFunction(
    ([part, text]) => document.querySelector(part)?.innerText !== text,
    [answers, before],
  );
  const answered = await page.evaluate(() => performance.now());
  await allFetched(page);
  const early = await page.evaluate(
    (until) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.startTime <= until)
        .map((entry) => entry.name),
    answered,
  );
  let [shown, idle] = [0, 0];
  for (const [address, size] of sizes) {
    idle += await size;
    if (early.includes(address)) shown += await size;
  }
  await page.close();
  return [
    figure(`a cold ${what}, until a tap is answered`, shown, target, 'KB'),
    figure('the same, with what is fetched while nothing else is to do', idle, null, 'KB'),
  ];
}

export const coldHome = ({ context, origin }) =>
  coldFigures(
    context,
    origin,
    // What is tapped leads to no other page.
    { ready: '.keep h2', tap: 'header a[href$="?settings"]', answers: 'body' },
    '/',
    cold.home,
  );

export async function coldGame(given) {
  const url = await tableOf(given, given.long);
  // Its main act: the first key of a stage is the clock's, and that answers elsewhere.
  const screen = { ready: STAGE, tap: '.stage button.main:not(:disabled)', answers: '.stage' };
  return coldFigures(given.context, url, screen, 'game', cold.game);
}

const OPENINGS = 7;

/** From the list to the table, by the tap on the game that was played last. */
export async function opening({ newContext, origin, opened }) {
  // A list of its own, which begins with this game.
  const context = await newContext();
  await importGame(context, origin, opened);
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
    await page.evaluate(watchActs, {
      name: 'opening',
      on: 'click',
      marks: { table: { there: STAGE, first: true } },
    });
    await page.evaluate((link) => document.querySelector(link).click(), RESUME);
    await page.waitForFunction(() => 'table' in window.acts.opening[0]);
    times.push(...timesOf(await actsOf(page, 'opening'), 'table'));
  }
  await context.close();
  const what = `opening a game of 600 acts, from the tap (median of ${times.length})`;
  return [figure(what, median(times), slow.opening)];
}

const FLOOR_TAPS = 30;

/** In the page: one big button; a tap stores a row as strictly as ours, then changes the word on it. */
async function bare() {
  const open = indexedDB.open('bench-floor', 1);
  open.onupgradeneeded = () => open.result.createObjectStore('rows', { autoIncrement: true });
  await new Promise((done) => (open.onsuccess = done));
  const button = document.createElement('button');
  button.textContent = 'tap';
  button.style.cssText = 'position: fixed; inset: 0';
  document.body.replaceChildren(button);
  let stored = 0;
  button.addEventListener('click', () => {
    const write = open.result.transaction('rows', 'readwrite', { durability: 'strict' });
    write.objectStore('rows').add({ at: Date.now() });
    write.oncomplete = () => (button.textContent = `stored ${stored++}`);
  });
}

/**
 * What no app can be faster than: a bare page that stores one row and then shows a word. Beside it the
 * other times can be read on a machine of another speed; `known` keeps what a recorded act may take.
 */
export async function floor({ context, origin, known }) {
  const page = await context.newPage();
  // A text of our own origin: a document with a store, and nothing else.
  await page.goto(`${origin}robots.txt`);
  await page.evaluate(bare);
  await page.evaluate(watchActs, {
    name: 'floor',
    on: 'pointerup',
    marks: { word: { inside: 'button' } },
  });
  await throttled(context, page);
  for (let i = 0; i < FLOOR_TAPS; i++) {
    await finger(page, { x: 400, y: 300 });
    await page.waitForTimeout(300);
  }
  const times = timesOf(await actsOf(page, 'floor'), 'word');
  await page.close();
  known.least = Math.round(slow.timesTheFloor * median(times));
  return [
    figure('the floor: a bare page stores a row and shows a word, median', median(times)),
    figure(`the floor, p95 of ${times.length}`, p95(times)),
  ];
}

/**
 * Taps along a game, the likely act each time, a while (ms) apart, for as long as there is one and
 * `goesOn` says so of the taps that were recorded: it is asked after each.
 */
async function playAlong(page, apart, goesOn) {
  let passedOver = 0;
  for (let done = 0; ;) {
    const act = await nextAct(page, passedOver);
    if (!act) return;
    const hadGold = await hasGold(page);
    await touch(page, act);
    await page.waitForTimeout(apart);
    const { taps } = await tapsOf(page);
    const recorded = taps.length > done;
    const chosen = !hadGold && (await hasGold(page));
    if (recorded && !(await goesOn(taps))) return;
    passedOver = recorded || chosen ? 0 : passedOver + 1;
    done = taps.length;
    if (passedOver > 0) await page.keyboard.press('Escape');
  }
}

const TAPS = 60;
const PRESSES = 30;

/** Presses and taps along a game, the likely act each time. */
export async function taps(given) {
  const { context, known, long } = given;
  const page = await slowTable(context, await tableOf(given, long));
  const main = await nextAct(page, 0);
  for (let i = 0; i < PRESSES && main; i++) {
    // Pressed, but never tapped.
    if (!(await touch(page, main, { cancelled: true }))) break;
    await page.waitForTimeout(40);
  }
  const presses = (await tapsOf(page)).presses.slice(3);
  await playAlong(page, 600, ({ length }) => length < TAPS);
  const recorded = (await tapsOf(page)).taps;
  await page.close();
  const times = recorded.map((tap) => tap.ms);
  known.recorded = Math.round(median(times));
  return [
    figure(`pressed state, p95 of ${presses.length}`, p95(presses), slow.pressed),
    figure(`recorded state, median of ${times.length}`, median(times), known.least),
    figure(`recorded state, p95 of ${times.length}`, p95(times)),
    ...recorded
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, 3)
      .map(({ act, ms }) => figure(`  a slow one: ${act.slice(0, 50)}`, ms)),
  ];
}

/** Acts that are to be seen on the board window. */
const FOLLOWED_ACTS = 100;
/** Ms in which a board has shown an act, if it shows anything of it. */
const SHOWN = 900;

/** In the page of a board: when it was painted anew (epoch ms), the seconds and its own keys aside. */
function watchBoard() {
  const painted = (then) =>
    requestAnimationFrame(() => void scheduler.postTask(then, { priority: 'user-blocking' }));
  window.boardPaints = [];
  const aside = '.turn, .game, .keys, [role=timer]';
  new MutationObserver((changes) => {
    const places = changes.map(({ target }) =>
      target instanceof Element ? target : target.parentElement,
    );
    if (places.every((place) => place?.closest(aside))) return;
    painted(() => window.boardPaints.push(performance.timeOrigin + performance.now()));
  }).observe(document.querySelector('main'), {
    childList: true,
    characterData: true,
    attributes: true,
    subtree: true,
  });
}

/** Plays at a table beside a board window, both slow; gives ms from the frame of an act to that of the board. */
async function followed({ context, origin, ...given }, text, delays, unseen) {
  const page = await slowTable(context, await tableOf({ context, origin, ...given }, text));
  const seen = await context.newPage();
  await seen.setViewportSize({ width: 1920, height: 1080 });
  await seen.goto(`${origin}board/${idOf(text)}`);
  await seen.getByRole('button', { name: 'Score sheet' }).click();
  await seen.waitForSelector('main .points');
  await throttled(context, seen);
  await seen.waitForTimeout(REST);
  await seen.evaluate(watchBoard);
  await page.bringToFront();
  await playAlong(page, SHOWN, async (taps) => {
    const { at, ms, act } = taps.at(-1);
    const paints = await seen.evaluate(() => window.boardPaints);
    const first = paints.find((paint) => paint > at - ms);
    if (first === undefined) unseen.push(act);
    else delays.push(first - at);
    return delays.length < FOLLOWED_ACTS;
  });
  await page.close();
  await seen.close();
}

/** Acts on the board window, after the frame in which the table itself has shown them; below 0, before it. */
export async function board(given) {
  const [delays, unseen] = [[], []];
  for (const text of [given.long, given.evening]) {
    if (delays.length < FOLLOWED_ACTS) await followed(given, text, delays, unseen);
  }
  const what = 'an act on the board window, after its frame at the table';
  return [
    figure(`${what}, median of ${delays.length}`, median(delays)),
    figure('  p95', p95(delays)),
    figure('  the slowest', Math.max(...delays), slow.board),
    figure('  acts of which the board shows nothing', unseen.length, null, 'acts'),
  ];
}

const SCORINGS = 30;

/** Presses and taps on the first objective of the score step, each taken back again. */
export async function scorings(given) {
  // The matrix is there: it is worked out after the stage.
  const url = await tableOf(given, given.scoring);
  const page = await slowTable(given.context, url, '.cells .can, .cells .short');
  for (let i = 0; i < SCORINGS; i++) {
    await touch(page, page.locator('.stage .option :is(.score, .yes)').first());
    await page.waitForTimeout(700);
    await page.keyboard.press('Control+z');
    await page.waitForTimeout(700);
  }
  const { presses, taps } = await tapsOf(page);
  await page.close();
  const times = taps.map((tap) => tap.ms);
  const what = 'scoring with the matrix';
  return [
    figure(`${what}, pressed state, p95 of ${presses.length}`, p95(presses), slow.pressed),
    figure(`${what}, recorded state, median`, median(times), given.known.least),
    figure(`${what}, recorded state, p95 of ${times.length}`, p95(times)),
  ];
}

/** Ms in which what a finger did has come to rest. */
const REST = 900;
const RULER = 'dialog[open] input[type="range"]';

/** Opens the history from the menu, as a finger does. */
async function openHistory(page) {
  await page.locator('.rail .right button').last().click();
  await page
    .locator('dialog[open]')
    .getByRole('button', { name: /history/i })
    .first()
    .click();
  await page.waitForSelector(RULER);
}

/** A slow table of the evening of eight hours, with its history open and all of it fetched. */
async function openedHistory(given) {
  const page = await slowTable(given.context, await tableOf(given, given.evening), '.rail .right');
  await openHistory(page);
  await allFetched(page);
  return page;
}

/** The history opened again and again: until the moment is seen, and its acts. */
export async function lookBacks(given) {
  const page = await openedHistory(given);
  await page.evaluate(watchActs, {
    name: 'openings',
    on: 'click',
    from: 'dialog[open] button',
    marks: {
      ruler: { there: RULER, first: true },
      acts: { there: 'dialog[open] .act-list li', first: true },
    },
  });
  for (let i = 0; i < OPENINGS; i++) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(REST);
    await openHistory(page);
    await page.waitForTimeout(2 * REST);
  }
  const openings = await actsOf(page, 'openings');
  await page.close();
  const [ruler, acts] = ['ruler', 'acts'].map((mark) => timesOf(openings, mark));
  const what = 'the history of eight hours, from the tap to the moment and the ruler';
  return [
    figure(`${what}, median of ${ruler.length}`, median(ruler), slow.history),
    figure('  with the acts around it, median', median(acts)),
  ];
}

const LOOKS = 50;

/** Numbers from 0 to 1 that are the same in every run. */
function shares(count) {
  let state = 20_261_123;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  });
}

/** Random moments looked at: rail, points and ruler go first, the rest of the table follows. */
export async function looks(given) {
  const page = await openedHistory(given);
  await page.evaluate(watchActs, {
    name: 'looks',
    on: 'pointerdown',
    from: RULER,
    root: 'dialog[open]',
    marks: {
      told: { inside: 'header, .track' },
      table: { outside: '.cells, .act-list' },
      acts: { outside: '.cells' },
      all: { inside: '*' },
    },
  });
  const { x, y, width, height } = await page.locator(RULER).boundingBox();
  for (const share of shares(LOOKS)) {
    await finger(page, { x: x + 1 + share * (width - 2), y: y + height / 2 });
    await page.waitForTimeout(REST);
  }
  const found = await actsOf(page, 'looks');
  await page.close();
  const [told, table, acts, all] = ['told', 'table', 'acts', 'all'].map((mark) =>
    timesOf(found, mark),
  );
  const what = 'a moment of eight hours looked at: round, points, place on the ruler';
  return [
    figure(`${what}, median of ${told.length}`, median(told)),
    figure(`${what}, p95 of ${told.length}`, p95(told), given.known.recorded),
    figure('  with all lanes as they were, median', median(table)),
    figure('  with all lanes as they were, p95', p95(table)),
    figure('  with the acts around it, median', median(acts)),
    figure('  with the acts around it, p95', p95(acts)),
    figure('  with who could score what, p95', p95(all)),
  ];
}

/** Acts that are tried, and amendments that are enough. */
const [TRIED, ENOUGH] = [36, 12];
/** Acts from the beginning on that lie in the setup; from one that is tried to the next. */
const [FIRST, STEP] = [24, 3];
/** Ms in which all that follows has been looked for. */
const FOLLOWED = 2500;

/** Acts of the first round taken out, those of which all later acts are kept. */
export async function amends(given) {
  const page = await openedHistory(given);
  const seen = 'dialog[open] .screen > .seen';
  await page.evaluate(watchActs, {
    name: 'amends',
    on: 'click',
    root: 'dialog[open]',
    marks: {
      seen: { there: seen, first: true },
      all: { there: seen },
      // The table as it is now, and what it was put right in gone; the marks of the ruler follow.
      taken: { gone: seen, first: true },
      rest: { gone: seen },
    },
  });
  const button = (name) => page.locator('dialog[open]').getByRole('button', { name });
  const last = async () => (await actsOf(page, 'amends')).at(-1);
  const found = [];
  await page.keyboard.press('Home');
  for (let i = 0; i < FIRST; i++) await page.keyboard.press('ArrowRight');
  for (let tried = 0; tried < TRIED && found.length < ENOUGH; tried++) {
    for (let i = 0; i < STEP; i++) await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(400);
    await button(/^fix this/i).click();
    await button(/^delete it/i).click();
    await page.waitForTimeout(FOLLOWED);
    const looked = await last();
    const take = page.locator('.seen footer button.main:not(:disabled)');
    if ((await take.count()) === 0) {
      await button(/cancel/i)
        .last()
        .click();
      continue;
    }
    await take.click();
    await page.waitForTimeout(FOLLOWED);
    const { taken, rest } = await last();
    found.push({ seen: looked.seen, all: looked.all, taken, rest });
  }
  await page.close();
  const of = (mark) => median(timesOf(found, mark));
  const what = 'an amendment in round 1';
  return [
    figure(`${what} looked at, median of ${found.length}`, of('seen'), slow.amendmentSeen),
    figure('  with what rested on it, median', of('all')),
    figure(`${what} taken, median of ${found.length}`, of('taken'), slow.amendmentTaken),
    figure('  with the marks of the ruler, median', of('rest')),
  ];
}

const ANSWERS = 12;
/** What was asked, as it is typed. */
const ASKED = ['speaker last', 'sftt', 'rettreat', '61.16', 'jeton de commandement', 'custodians'];

/** The rules opened again and again in mid-turn, then questions typed. */
export async function rules(given) {
  const { context, evening } = given;
  const page = await slowTable(context, await tableOf(given, evening), '.rail .book');
  const book = page.locator('.rail .book');
  await page.evaluate(watchActs, {
    name: 'opened',
    on: 'pointerup',
    from: '.rail .book',
    marks: { answer: { there: 'dialog.rules article > p', first: true } },
  });
  await page.evaluate(watchActs, {
    name: 'typed',
    on: 'input',
    marks: { found: { there: 'dialog.rules mark', first: true } },
  });
  for (let i = 0; i < ANSWERS; i++) {
    await touch(page, book);
    await page.waitForSelector('dialog.rules article > p');
    await page.waitForTimeout(REST);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(REST / 3);
  }
  const opened = timesOf(await actsOf(page, 'opened'), 'answer');
  await book.click();
  await page.waitForTimeout(REST);
  for (const asked of ASKED) {
    await page.locator('dialog.rules input').fill(asked);
    await page.waitForTimeout(REST);
  }
  const found = timesOf(await actsOf(page, 'typed'), 'found');
  await page.close();
  return [
    figure('rules, from the first tap to the answer', opened[0], slow.rules),
    figure(`rules, from the tap to the answer, p95 of ${opened.length}`, p95(opened), slow.rules),
    figure(`a question typed, to what is found, p95 of ${found.length}`, p95(found)),
  ];
}

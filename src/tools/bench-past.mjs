/** What the past of a long evening costs: any moment looked at, and an act of the first round put right. */
import { IDLE } from './bench-page.mjs';
import { finger, slowTable } from './bench-taps.mjs';

const LOOKS = 50;
/** Ms in which a look has come to rest. */
const REST = 900;
const RULER = 'dialog[open] input[type="range"]';

/** Numbers from 0 to 1 that are the same in every run. */
function shares(count) {
  let state = 20_261_123;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  });
}

/** What the page keeps of each look: ms until the frame that showed the last of its changes. */
function watchLooks(ruler) {
  const painted = (then) =>
    requestAnimationFrame(() => void scheduler.postTask(then, { priority: 'user-blocking' }));
  window.looks = [];
  let look = null;
  const elementOf = ({ target }) => (target instanceof Element ? target : target.parentElement);
  new MutationObserver((changes) => {
    const mine = look;
    if (!mine) return;
    // Rail, points and ruler go first, then the lanes, the acts around the moment, who could score what.
    const places = changes.map((change) => elementOf(change));
    const told = places.some((place) => place?.closest('header, .track'));
    const rest = places.filter((place) => !place?.closest('.cells'));
    const table = rest.some((place) => !place?.closest('.acts'));
    painted(() => {
      mine.all = performance.now() - mine.began;
      if (rest.length > 0) mine.acts = mine.all;
      if (table) mine.table = mine.all;
      if (told) mine.told = mine.all;
    });
  }).observe(document.querySelector('dialog[open]'), {
    childList: true,
    characterData: true,
    attributes: true,
    subtree: true,
  });
  document.querySelector(ruler).addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      look = { began: timeStamp, told: 0, table: 0, acts: 0, all: 0 };
      window.looks.push(look);
    },
    true,
  );
}

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

const OPENINGS = 7;

/** What the page keeps of the last tap: ms until the frame that showed the ruler, and the acts beside it. */
function watchOpenings(ruler) {
  const painted = (then) =>
    requestAnimationFrame(() => void scheduler.postTask(then, { priority: 'user-blocking' }));
  addEventListener(
    'click',
    ({ timeStamp }) => (window.opened = { began: timeStamp, ruler: 0, acts: 0 }),
    true,
  );
  new MutationObserver(() => {
    const { opened } = window;
    const isThere = opened && document.querySelector(ruler) !== null;
    const hasActs = isThere && document.querySelector('dialog[open] .acts li') !== null;
    if (!isThere) return;
    painted(() => {
      const ms = performance.now() - opened.began;
      opened.ruler ||= ms;
      if (hasActs) opened.acts ||= ms;
    });
  }).observe(document.body, { childList: true, subtree: true });
}

/** The history opened on a slow page, all of it fetched already: ms until the moment is seen, and its acts. */
export async function lookBacks(context, url) {
  const page = await slowTable(context, url, '.rail .right');
  await openHistory(page);
  await page.waitForTimeout(2 * IDLE);
  await page.evaluate(watchOpenings, RULER);
  const found = [];
  for (let i = 0; i < OPENINGS; i++) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(REST);
    await openHistory(page);
    await page.waitForTimeout(2 * REST);
    found.push(await page.evaluate(() => window.opened));
  }
  await page.close();
  return { ruler: found.map(({ ruler }) => ruler), acts: found.map(({ acts }) => acts) };
}

/**
 * Random moments looked at on a slow page: ms until rail, points and ruler tell the moment, until all
 * lanes are as they were, until the acts around the moment are there too, and until who could score
 * what is.
 */
export async function looks(context, url) {
  const page = await slowTable(context, url, '.rail .right');
  await openHistory(page);
  await page.waitForTimeout(2 * IDLE);
  await page.evaluate(watchLooks, RULER);
  const { x, y, width, height } = await page.locator(RULER).boundingBox();
  for (const share of shares(LOOKS)) {
    await finger(page, { x: x + 1 + share * (width - 2), y: y + height / 2 });
    await page.waitForTimeout(REST);
  }
  const found = await page.evaluate(() => window.looks);
  await page.close();
  const each = (what) => found.map((look) => look[what]);
  return { told: each('told'), table: each('table'), acts: each('acts'), all: each('all') };
}

/** Acts that are tried, and amendments that are enough. */
const [TRIED, ENOUGH] = [36, 12];
/** Acts from the beginning on that lie in the setup; from one that is tried to the next. */
const [FIRST, STEP] = [24, 3];
/** Ms in which all that follows has been looked for. */
const FOLLOWED = 2500;

/** What the page keeps: ms from each click in the history until its last change but one was painted. */
function watchAmends() {
  const painted = (then) =>
    requestAnimationFrame(() => void scheduler.postTask(then, { priority: 'user-blocking' }));
  window.amends = {};
  const { amends } = window;
  addEventListener(
    'click',
    ({ timeStamp }) =>
      void Object.assign(amends, { began: timeStamp, seen: 0, all: 0, taken: 0, rest: 0 }),
    true,
  );
  const dialog = document.querySelector('dialog[open]');
  new MutationObserver(() => {
    const { began } = amends;
    const seen = dialog.querySelector('.screen > .seen') !== null;
    painted(() => {
      const ms = performance.now() - began;
      if (seen) Object.assign(amends, { all: ms, seen: amends.seen || ms });
      // The table as it is now, and what it was put right in gone; the marks of the ruler follow.
      else Object.assign(amends, { rest: ms, taken: amends.taken || ms });
    });
  }).observe(dialog, { childList: true, characterData: true, attributes: true, subtree: true });
}

/** Acts of the first round taken out, those of which all later acts are kept; ms of each. */
export async function amends(context, url) {
  const page = await slowTable(context, url, '.rail .right');
  await openHistory(page);
  await page.waitForTimeout(2 * IDLE);
  await page.evaluate(watchAmends);
  const button = (name) => page.locator('dialog[open]').getByRole('button', { name });
  const told = () => page.evaluate(() => ({ ...window.amends }));
  const found = [];
  await page.keyboard.press('Home');
  for (let i = 0; i < FIRST; i++) await page.keyboard.press('ArrowRight');
  for (let tried = 0; tried < TRIED && found.length < ENOUGH; tried++) {
    for (let i = 0; i < STEP; i++) await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(400);
    await button(/^correct this/i).click();
    await button(/take it out/i).click();
    await page.waitForTimeout(FOLLOWED);
    const { seen, all } = await told();
    const take = page.locator('.seen footer button.main:not(:disabled)');
    if ((await take.count()) === 0) {
      await button(/cancel/i)
        .last()
        .click();
      continue;
    }
    await take.click();
    await page.waitForTimeout(FOLLOWED);
    const { taken, rest } = await told();
    found.push({ seen, all, taken, rest });
  }
  await page.close();
  return found;
}

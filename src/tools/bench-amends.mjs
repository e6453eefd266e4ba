/** What it costs to put an act of the first round right: looked at with all that follows, and taken. */
import { openHistory } from './bench-looks.mjs';
import { IDLE } from './bench-page.mjs';
import { slowTable } from './bench-taps.mjs';

/** Acts that are tried, and amendments that are enough. */
const [TRIED, ENOUGH] = [36, 12];
/** Ms in which somebody reads what can be chosen; every other time it is chosen at once. */
export const CHOOSING = 600;
/** Acts from the beginning on that lie in the setup; from one that is tried to the next. */
const [FIRST, STEP] = [24, 3];
/** Ms in which all that follows has been looked for. */
const REST = 2500;

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
    // It may be drawn before it is asked for.
    const seen = dialog.querySelector('.screen:not(.away) > .seen') !== null;
    painted(() => {
      const ms = performance.now() - began;
      if (seen) Object.assign(amends, { all: ms, seen: amends.seen || ms });
      // The table as it is now, and what it was put right in gone; the marks of the ruler follow.
      else Object.assign(amends, { rest: ms, taken: amends.taken || ms });
    });
  }).observe(dialog, { childList: true, characterData: true, attributes: true, subtree: true });
}

/**
 * Acts of the first round taken out, those of which all later acts are kept; ms of each, and whether
 * that was chosen at once, which leaves no time to look at it meanwhile.
 */
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
    const atOnce = found.length % 2 === 0;
    await button(/^correct this/i).click();
    if (!atOnce) await page.waitForTimeout(CHOOSING);
    await button(/take it out/i).click();
    await page.waitForTimeout(REST);
    const { seen, all } = await told();
    const take = page.locator('.seen footer button.main:not(:disabled)');
    if ((await take.count()) === 0) {
      await button(/cancel/i)
        .last()
        .click();
      continue;
    }
    await take.click();
    await page.waitForTimeout(REST);
    const { taken, rest } = await told();
    found.push({ atOnce, seen, all, taken, rest });
  }
  await page.close();
  return found;
}

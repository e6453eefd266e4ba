/** A hand that rests on the table, or slides down it, does nothing. */
import type { Page } from '@playwright/test';
import { momentOf } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { devtoolsOf } from './support/devtools.ts';
import { openRecord } from './support/games.ts';
import { tap } from './support/tap.ts';

test.use({ hasTouch: true, viewport: { width: 1080, height: 810 } });

/** A finger that lies there, in ms. */
const RESTS = 900;

const chosen = (page: Page) => page.evaluate(() => getSelection()?.toString().trim() ?? '');

/** The same, but for what is chosen in a panel that the first of several clicks may have opened. */
const chosenAtTable = (page: Page) =>
  page.evaluate(() => {
    const selection = getSelection();
    const inPanel = selection?.anchorNode?.parentElement?.closest('dialog');
    return inPanel ? '' : (selection?.toString().trim() ?? '');
  });

/** A finger of its own: what it does is one gesture from where it comes down to where it is lifted. */
async function fingerOn(page: Page) {
  const browser = await devtoolsOf(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as never });
  return {
    down: (x: number, y: number) => send('touchStart', [{ x, y }]),
    move: (x: number, y: number) => send('touchMove', [{ x, y }]),
    lift: () => send('touchEnd', []),
  };
}

test.beforeEach(async ({ page }) => {
  const record = momentOf({ phase: 'action', step: 'turn', round: 3 }, ['six-players']);
  await openRecord(page, record, 'resting-hand');
});

/** What a hand may rest on, and whether a panel opens once it is lifted. */
const PARTS = [
  { part: '.sheet .heads .order', opens: false },
  { part: '.sheet li.lane .name', opens: true },
  { part: '.rail .round', opens: false },
  { part: '.stage h1', opens: false },
];

test('a hand that rests on the table selects no text', async ({ page }) => {
  const finger = await fingerOn(page);
  for (const { part, opens } of PARTS) {
    const box = await page.locator(part).first().boundingBox();
    if (!box) throw new Error(`not there: ${part}`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await finger.down(x, y);
    await page.waitForTimeout(RESTS);
    await finger.lift();
    expect(await chosen(page), part).toBe('');
    const panel = page.locator('dialog[open]');
    await expect(panel).toHaveCount(opens ? 1 : 0);
    if (opens) await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await page.mouse.click(x, y, { clickCount: 3 });
    expect(await chosenAtTable(page), part).toBe('');
    if (opens) await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  }
});

test('what a panel says can be selected', async ({ page }) => {
  await tap(page.locator('section.sheet .heads button').first());
  const words = page.locator('dialog[open] p').first();
  // What the panel says still moves while it comes in: a hand follows words that stand still.
  await expect(async () => {
    const before = await words.boundingBox();
    await page.waitForTimeout(250);
    expect(await words.boundingBox()).toEqual(before);
  }).toPass();
  const box = await words.boundingBox();
  if (!box) throw new Error('the panel says nothing');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 90, y, { steps: 5 });
  await page.mouse.up();
  expect(await chosen(page)).not.toBe('');
});

test('a pull down does not load the page again', async ({ page }) => {
  await page.evaluate(() => (document.body.dataset.same = 'yes'));
  const finger = await fingerOn(page);
  for (const size of [
    { width: 1080, height: 810 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await finger.down(150, 150);
    for (let y = 170; y < 700; y += 40) await finger.move(150, y);
    await finger.lift();
    await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
  }
  // A browser without a screen has no pull to refresh: what a tablet's asks is this.
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY),
  ).toBe('none');
});

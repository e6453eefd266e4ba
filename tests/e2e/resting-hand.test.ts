/** A hand that rests on the table, or slides down it, does nothing. */
import type { Page } from '@playwright/test';
import { momentOf } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord } from './support/games.ts';

test.use({ hasTouch: true, viewport: { width: 1080, height: 810 } });

/** A finger that lies there, in ms. */
const RESTS = 900;

const chosen = (page: Page) => page.evaluate(() => getSelection()?.toString().trim() ?? '');

async function touches(page: Page, type: string, points: { x: number; y: number }[]) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.dispatchTouchEvent', {
    type: type as 'touchStart',
    touchPoints: points,
  });
  await browser.detach();
}

test.beforeEach(async ({ page }) => {
  const record = momentOf({ phase: 'action', step: 'turn', round: 3 }, ['six-players']);
  await openRecord(page, record, 'resting-hand');
});

for (const part of ['.sheet .heads .order', '.sheet li.lane .name', '.rail .round', '.stage h1']) {
  test(`a hand that rests on ${part} selects no text`, async ({ page }) => {
    const box = await page.locator(part).first().boundingBox();
    if (!box) throw new Error('not there');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await touches(page, 'touchStart', [{ x, y }]);
    await page.waitForTimeout(RESTS);
    await touches(page, 'touchEnd', []);
    expect(await chosen(page)).toBe('');
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await page.mouse.click(x, y, { clickCount: 3 });
    expect(await chosen(page)).toBe('');
  });
}

test('what a panel says can be selected', async ({ page }) => {
  await page.locator('section.sheet li button').first().tap();
  const words = page.locator('dialog[open] p').first();
  await words.click({ clickCount: 3 });
  expect(await chosen(page)).not.toBe('');
});

test('a pull down does not load the page again', async ({ page }) => {
  await page.evaluate(() => (document.body.dataset.same = 'yes'));
  for (const size of [
    { width: 1080, height: 810 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await touches(page, 'touchStart', [{ x: 150, y: 150 }]);
    for (let y = 170; y < 700; y += 40) await touches(page, 'touchMove', [{ x: 150, y }]);
    await touches(page, 'touchEnd', []);
    await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
  }
  // A browser without a screen has no pull to refresh: what a tablet's asks is this.
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY),
  ).toBe('none');
});

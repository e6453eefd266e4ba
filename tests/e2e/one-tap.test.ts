import type { Page } from '@playwright/test';
import { entriesUntil, recordedEntries } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord, reloaded, settled, tableShown } from './support/games.ts';
import { standing, tapLikely } from './support/likely.ts';
import { LONG } from './support/long.ts';
import { storedFacts, storedMarks } from './support/stored.ts';
import { actionOf } from '../../src/lib/core/step.ts';
import { needsFingers, tap, touch } from './support/tap.ts';

const record = recordedEntries('six-players');

/** How many facts of one type the browser has stored for a game. */
const stored = async (page: Page, id: string, type: string) =>
  (await storedFacts(page, id, type)).length;

test('two touches within 100 ms at the place of Pass record one pass', async ({ page }) => {
  needsFingers(page);
  const passing = entriesUntil(record, {
    phase: 'action',
    step: 'turn',
    when: ({ context }) => {
      const seat = actionOf(context)?.active ?? '';
      const cards = Object.values(context.strategyCards).filter((card) => card.holder === seat);
      return cards.length > 0 && cards.every((card) => card.exhausted);
    },
  });
  await openRecord(page, passing, 'double-tap');
  const before = await stored(page, 'double-tap', 'turn.passed');
  const pass = page.locator('section.stage').getByRole('button', { name: /^Pass/ });
  const box = await pass.boundingBox();
  if (!box) throw new Error('Pass is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(60);
  await page.touchscreen.tap(x, y);
  await expect.poll(() => stored(page, 'double-tap', 'turn.passed')).toBe(before + 1);
  await page.waitForTimeout(500);
  expect(await stored(page, 'double-tap', 'turn.passed')).toBe(before + 1);
});

test('a tap made while an act is being written is ignored, not answered and then lost', async ({
  page,
}) => {
  const picking = entriesUntil(record, { phase: 'strategy', step: 'pick' });
  await openRecord(page, picking, 'writing');
  const pick = page
    .locator('section.stage')
    .getByRole('button', { name: /^\d+ \w+$/ })
    .first();
  const menu = await page.getByRole('button', { name: 'Menu' }).elementHandle();
  // Both in one task: nothing can have been stored in between.
  await pick.evaluate((button: HTMLElement, next) => {
    button.click();
    (next as HTMLElement).click();
  }, menu);
  await settled(page);
  await expect.poll(() => stored(page, 'writing', 'strategy-card.chosen')).toBe(1);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await tap(page.getByRole('button', { name: 'Menu' }));
  await expect(page.locator('dialog[open]')).toBeVisible();
});

test('a press counts though the picture in the key is another one before it is let go', async ({
  page,
}) => {
  // What waits until there is nothing better to do waits until this test says so.
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (act) => waiting.push(act);
    addEventListener('idle-now', () => {
      window.requestIdleCallback = (act) => Number(setTimeout(act));
      for (const act of waiting) void act({ didTimeout: true, timeRemaining: () => 0 });
    });
  });
  await openRecord(page, entriesUntil(record, { phase: 'action', step: 'turn' }), 'pressed');
  const cell = page.locator('main.table section.sheet li .cells button').first();
  const drawn = await cell.innerHTML();
  await cell.hover();
  await page.mouse.down();
  await page.evaluate(() => dispatchEvent(new Event('idle-now')));
  await expect.poll(() => cell.innerHTML()).not.toBe(drawn);
  await page.mouse.up();
  await expect(page.locator('dialog[open]')).toBeVisible();
});

test('a second tab follows the first, and neither loses an act', async ({ context }) => {
  const picking = entriesUntil(record, { phase: 'strategy', step: 'pick' });
  const one = await context.newPage();
  await openRecord(one, picking, 'two-tabs');
  const two = await context.newPage();
  await two.goto('./game/two-tabs');
  await tableShown(two);
  // A hand taps the tab in front: one behind it paints when it pleases, and its tap may come late.
  await one.bringToFront();
  await tapLikely(one);
  await expect(two.getByText(/pick 2 of 6/i)).toBeVisible();
  await two.bringToFront();
  await tapLikely(two);
  await expect(one.getByText(/pick 3 of 6/i)).toBeVisible();
  expect(await stored(one, 'two-tabs', 'strategy-card.chosen')).toBe(2);
});

test('an undo in two tabs counts once when the second had not painted the first', async ({
  context,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  const acting = entriesUntil(record, { phase: 'action', step: 'turn' });
  const one = await context.newPage();
  await openRecord(one, acting, 'two-undos');
  const two = await context.newPage();
  await two.clock.install();
  await two.goto('./game/two-undos');
  await tableShown(two);
  const marks = () => storedMarks(one, 'two-undos');
  const before = await marks();
  const undo = two.getByRole('button', { name: 'Undo' });
  // From here on neither tab paints anything unless it is told to: they share this clock.
  await two.clock.pauseAt(Date.now() + 60_000);
  await one.bringToFront();
  await touch(one.getByRole('button', { name: 'Undo' }));
  await expect.poll(marks).toBe(before + 1);
  await two.bringToFront();
  // News of it has come; a hand that was already on its way takes back nothing more.
  await expect(two).toHaveTitle(/strategy/i);
  await touch(undo);
  await two.clock.runFor(100);
  await expect(two.locator('[data-early]')).toHaveCount(1);
  await two.clock.runFor(900);
  expect(await marks()).toBe(before + 1);
  await touch(undo);
  await expect.poll(marks).toBe(before + 2);
});

test('undo crosses a phase border and survives a reload, redo comes back', async ({ page }) => {
  const acting = entriesUntil(record, { phase: 'action', step: 'turn' });
  await openRecord(page, acting, 'undo-border');
  expect((await standing(page)).phase).toBe('Action');
  await tap(page.getByRole('button', { name: 'Undo' }));
  await expect.poll(async () => (await standing(page)).phase).toBe('Strategy');
  await reloaded(page);
  expect((await standing(page)).phase).toBe('Strategy');
  await tap(page.getByRole('button', { name: 'Redo' }));
  // The first tap after a reload waits for the store, which is read after the first paint.
  await expect.poll(async () => (await standing(page)).phase).toBe('Action');
});

test('an address without a game says so and leads home', async ({ page }) => {
  await page.goto('./game/no-such-game');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await tap(page.getByRole('link').first());
  await expect(page).toHaveURL(/\/$/);
});

/** What happens while someone puts the past right: which keys count, and what another tab writes. */
import type { BrowserContext, Page } from '@playwright/test';
import { gainGoods } from '../../src/lib/core/commands/tokens.ts';
import { amending as words } from '$words/amending.ts';
import { table as tableWords } from '$words/table.ts';
import { atFirstTurn } from '../support/rounds.ts';
import { tableRecord } from '../support/table-record.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord, reloaded, tableShown } from './support/games.ts';
import { ask, button, correct, history, openHistory, row, ruler, take } from './support/history.ts';
import { LONG } from './support/long.ts';
import { storedMarks } from './support/stored.ts';
import { tap } from './support/tap.ts';

const GAME = 'meanwhile';
const laid = { players: 3, factions: ['federation-of-sol', 'emirates-of-hacan', 'winnu'] };
const GAINED = /Hacan .*3 trade goods/;
const gained = () => tableRecord(atFirstTurn(laid).do(gainGoods, { seat: 's2', goods: 3 }));

/** The same game in another tab, behind this one. */
async function otherTab(page: Page, context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  await other.goto(`./game/${GAME}`);
  await tableShown(other);
  await page.bringToFront();
  return other;
}

async function undoneThere(other: Page): Promise<void> {
  await other.bringToFront();
  await tap(other.getByRole('button', { name: tableWords.undo }));
}

test('no key leads to another act while it is chosen what to do about this one', async ({
  page,
}) => {
  await openRecord(page, gained(), GAME);
  await openHistory(page);
  await ask(page, GAINED);
  await expect(take(page)).toHaveCount(0);
  // It is asked about this act: no key leads to another meanwhile.
  const looked = await ruler(page).inputValue();
  await page.keyboard.press('ArrowLeft');
  await expect(ruler(page)).toHaveValue(looked);
  await tap(button(page, words.choose.remove));
  await expect(take(page)).toBeEnabled();
  await tap(button(page, words.cancel).first());
  await expect(take(page)).toHaveCount(0);
  await expect(button(page, new RegExp(`^${words.act}`))).toBeVisible();
});

test('what another tab writes meanwhile is looked at anew', async ({ page, context }) => {
  await openRecord(page, gained(), GAME);
  const other = await otherTab(page, context);
  await openHistory(page);
  await correct(page, GAINED, 'remove');
  await expect(take(page)).toBeEnabled();
  await undoneThere(other);
  await page.bringToFront();
  await expect(history(page).getByText(words.not['no-target'])).toBeVisible();
});

test('what another tab writes while it is chosen counts', async ({ page, context }) => {
  test.skip(!LONG, 'by npm run test:long');
  await openRecord(page, gained(), GAME);
  const other = await otherTab(page, context);
  await openHistory(page);
  await ask(page, GAINED);
  await undoneThere(other);
  await page.bringToFront();
  await tap(button(page, words.choose.remove));
  await expect(history(page).getByText(words.not['no-target'])).toBeVisible();
});

test('who reloads before it is taken finds all as it was', async ({ page }) => {
  test.skip(!LONG, 'by npm run test:long');
  await openRecord(page, gained(), GAME);
  const marks = await storedMarks(page, GAME);
  await openHistory(page);
  await correct(page, GAINED, 'remove');
  await expect(take(page)).toBeEnabled();
  await reloaded(page);
  await expect(history(page)).toBeHidden();
  expect(await storedMarks(page, GAME)).toBe(marks);
  await openHistory(page);
  await expect(row(page, GAINED).first()).toBeVisible();
});

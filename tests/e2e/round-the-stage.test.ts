/** What stands round the stage: the bar above the table, the way past the sheet, the search by key. */
import { pointWords } from '../../src/lib/words/en/points.ts';
import { gap } from '../../src/lib/words/en/gap.ts';
import { setupWords } from '../../src/lib/words/en/setup.ts';
import { banner as bar } from '../../src/lib/words/en/banner.ts';
import { table as words } from '../../src/lib/words/en/table.ts';
import { momentOf, recordedEntries } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord, reloaded } from './support/games.ts';
import { LONG } from './support/long.ts';
import { tap } from './support/tap.ts';

const HOUR = 3_600_000;
const entries = () => momentOf({ phase: 'action', step: 'turn' }, ['four-players']);
const lastAt = () => entries().at(-1)?.at ?? 0;

test('a game that lay for weeks says so in days, and the bar goes away', async ({ page }) => {
  await page.clock.install({ time: lastAt() + 28 * 24 * HOUR });
  await openRecord(page, entries(), 'lay-for-weeks');
  await expect(page.getByText(bar.silence('28 days'))).toBeVisible();
  await tap(page.getByRole('button', { name: bar.act.fine, exact: true }));
  await expect(page.getByText(bar.silence('28 days'))).toHaveCount(0);
  // Nothing was recorded by that: who comes back reads it again.
  await reloaded(page);
  await expect(page.getByText(bar.silence('28 days'))).toBeVisible();
});

test('a silence of some hours may be counted as play', async ({ page }) => {
  test.skip(!LONG, 'by npm run test:long');
  await page.clock.install({ time: lastAt() + 20 * HOUR });
  await openRecord(page, entries(), 'lay-for-hours');
  await expect(page.getByRole('button', { name: bar.act.fine, exact: true })).toBeVisible();
  await tap(page.getByRole('button', { name: bar.act.gap }));
  await tap(page.locator('dialog[open]').getByRole('button', { name: gap.played }));
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: bar.act.fine, exact: true })).toHaveCount(0);
});

test('the first key leads past the sheet to the stage', async ({ page }) => {
  await openRecord(page, entries(), 'by-key');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: words.toStage });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('.stage button').first()).toBeFocused();
  await expect(skip).not.toBeInViewport();
});

test('a list that was opened by key is searched at once', async ({ page }) => {
  await page.goto('./new');
  const slot = page.getByRole('button', { name: setupWords.noObjective(1) }).first();
  const search = page.getByRole('searchbox', { name: setupWords.findObjective });
  await tap(slot);
  await expect(search).toBeVisible();
  await expect(search).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
  await slot.focus();
  await page.keyboard.press('Enter');
  await expect(search).toBeFocused();
});

test('heroes of others are one line that unfolds to what can be recorded', async ({ page }) => {
  // The first turn after three players have scored their third objective.
  await openRecord(page, recordedEntries('four-players-full').slice(0, 500), 'heroes');
  const offers = page.getByRole('region', { name: pointWords.region });
  await expect(offers.getByRole('button', { name: 'Unlock Hesh and Prit' }).first()).toBeVisible();
  const others = pointWords.heroes(['Naalu', 'Mahact']);
  const oracle = offers.getByRole('button', { name: /^Unlock The Oracle/ });
  await expect(oracle).toHaveCount(0);
  await tap(offers.getByText(others));
  await expect(oracle).toBeVisible();
  await tap(offers.getByText(others));
  await tap(offers.getByRole('button', { name: pointWords.aside(others) }));
  await expect(offers.getByText(others)).toHaveCount(0);
});

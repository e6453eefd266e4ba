/** A deal for later: noted in a transaction, shown to both when it falls due, settled on the sheet. */
import type { Page } from '@playwright/test';
import { noteDeal } from '../../src/lib/core/commands/deals.ts';
import { adjustBalance } from '../../src/lib/core/commands/tokens.ts';
import { deals as words } from '../../src/lib/words/en/deals.ts';
import { turn } from '../../src/lib/words/en/turn.ts';
import { atFirstTurn, atVote } from '../support/rounds.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord, reloaded } from './support/games.ts';
import { recordOfTable } from './support/laid-table.ts';
import { storedFacts } from './support/stored.ts';
import { tap } from './support/tap.ts';

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

const TEXT = 'Two goods for the vote';
const PEOPLE = { players: 3, names: ['Ann', 'Ben', 'Cora'] };
const stage = (page: Page) => page.locator('section.stage');
const panel = (page: Page) => page.getByRole('dialog');
const due = (page: Page) =>
  stage(page).getByRole('button', { name: words.isDue('Ann', 'Ben', TEXT) });

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('is noted without a trade, kept over a reload, shown when due, and settled', async ({
      page,
    }) => {
      const table = atFirstTurn(PEOPLE);
      table.do(adjustBalance, { seat: 's1', changes: { goods: 5, commodities: 2 } });
      await openRecord(page, recordOfTable(table, 'deals'), 'deals');
      await tap(stage(page).getByRole('button', { name: turn.transaction }));
      await tap(panel(page).getByRole('button', { name: 'Ben' }).last());
      // The keys of five goods and of two commodities have one size, and each kind is in one row.
      const keys = await panel(page)
        .getByRole('button', { name: /: [1-5]$/ })
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      expect(keys).toHaveLength(7);
      expect(new Set(keys.map(({ width: wide }) => Math.round(wide))).size).toBe(1);
      expect(new Set(keys.map(({ top }) => Math.round(top))).size).toBe(2);
      await tap(panel(page).getByText(words.add));
      await panel(page).getByRole('textbox', { name: words.text }).fill(TEXT);
      await tap(panel(page).getByRole('button', { name: words.rounds.now }));
      await tap(panel(page).getByRole('button', { name: words.record }));
      await expect(due(page)).toBeVisible();
      await reloaded(page);
      await tap(due(page));
      await tap(panel(page).getByText(words.title, { exact: true }));
      await tap(panel(page).getByRole('button', { name: words.settles(TEXT) }));
      await expect(panel(page).getByText(words.title, { exact: true })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(due(page)).toHaveCount(0);
      expect(await storedFacts(page, 'deals', 'deal.settled')).toHaveLength(1);
    });

    test('is said to a voter in its round, not before', async ({ page }) => {
      const table = atVote('arms-reduction', PEOPLE);
      const voter = table.active ?? 's1';
      const other = voter === 's1' ? 's2' : 's1';
      table.do(noteDeal, { seats: [voter, other], text: TEXT, until: 1 });
      table.do(noteDeal, { seats: [voter, other], text: 'Not yet', until: 2 });
      await openRecord(page, recordOfTable(table, 'vote'), 'vote');
      await expect(stage(page).getByText(TEXT)).toBeVisible();
      await expect(stage(page).getByText('Not yet')).toHaveCount(0);
    });
  });
}

/** Pictures of looking back, and of putting the past right. */
import { test, type Page } from '@playwright/test';
import { amending } from '$words/amending.ts';
import { history as words } from '$words/history.ts';
import { menu } from '$words/menu.ts';
import { table as tableWords } from '$words/table.ts';
import { openRecord } from '../e2e/support/games.ts';
import { momentOf } from '../support/moments.ts';
import { THEMES, inTheme, standAt, take, wearing, type Theme } from './take.ts';
import { tap } from '../e2e/support/tap.ts';

/** A moment of the fourth round, from which a share of the game is looked at. */
async function lookBack(page: Page, theme: Theme, name: string, share: number): Promise<void> {
  const entries = momentOf({ phase: 'action', step: 'turn', round: 4 }, ['six-players']);
  await standAt(page, entries.at(-1)?.at ?? 0);
  await wearing(page, theme);
  await openRecord(page, entries, `picture-${name}`);
  await tap(page.getByRole('button', { name: tableWords.menu, exact: true }));
  const dialog = page.locator('dialog[open]');
  await tap(dialog.getByRole('button', { name: menu.history.title }));
  const ruler = dialog.getByRole('slider', { name: words.ruler });
  await ruler.waitFor();
  const { x, y, width, height } = (await ruler.boundingBox())!;
  await page.touchscreen.tap(x + width * share, y + height / 2);
  await page.clock.runFor(3000);
}

for (const theme of THEMES) {
  const travel = inTheme('history-travel', theme);
  test(travel, async ({ page }) => {
    await lookBack(page, theme, travel, 0.55);
    await take(page, travel);
  });

  const amend = inTheme('history-amend', theme);
  test(amend, async ({ page }) => {
    await lookBack(page, theme, amend, 0.31);
    const key = (name: string | RegExp) =>
      page.locator('dialog[open]').getByRole('button', { name });
    await tap(key(/scored/).last());
    await tap(key(new RegExp(`^${amending.act}`)));
    await tap(key(amending.choose.remove));
    await key(new RegExp(`^${amending.take}`)).waitFor();
    await page.clock.runFor(3000);
    await take(page, amend);
  });
}

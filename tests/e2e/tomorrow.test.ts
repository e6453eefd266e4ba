/** A game that goes on another day: the photos to take, ticked one by one, and the sheet on paper. */
import type { Page } from '@playwright/test';
import { menu } from '../../src/lib/words/en/menu.ts';
import { tomorrow as words } from '../../src/lib/words/en/tomorrow.ts';
import { entriesUntil, recordedEntries } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord, reloaded } from './support/games.ts';
import { tap } from './support/tap.ts';

test.use({ hasTouch: true, viewport: { width: 810, height: 1080 } });

const sheet = (page: Page) => page.getByRole('dialog');

async function open(page: Page): Promise<void> {
  await tap(page.getByRole('button', { name: menu.title, exact: true }));
  await tap(sheet(page).getByRole('button', { name: new RegExp(`^${menu.tomorrow.title}`) }));
  await expect(sheet(page)).toHaveAccessibleName(words.title);
}

test('photos are ticked, stay ticked, and the sheet alone is printed', async ({ page }) => {
  const record = entriesUntil(recordedEntries('three-players'), { phase: 'action', step: 'turn' });
  await openRecord(page, record, 'tomorrow');
  await open(page);
  // The map, once from above and once from close up, three hands and play areas, and the piles.
  const status = sheet(page).getByRole('status');
  await expect(status).toHaveText(words.taken(0, 9));
  const photo = (name: string) => sheet(page).getByRole('button', { name, exact: true });
  await tap(photo(words.map.name));
  await tap(photo(words.piles.name));
  await tap(photo(words.close.name));
  await tap(photo(words.close.name));
  await expect(status).toHaveText(words.taken(2, 9));
  await reloaded(page);
  await open(page);
  await expect(status).toHaveText(words.taken(2, 9));
  await expect(photo(words.map.name)).toHaveAttribute('aria-pressed', 'true');
  await expect(photo(words.close.name)).toHaveAttribute('aria-pressed', 'false');

  const table = page.locator('main.table > .rail');
  await expect(table).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeHidden();
  await expect(sheet(page).getByRole('heading', { name: words.notes })).toBeVisible();
  await expect(sheet(page).getByRole('button', { name: words.print })).toBeHidden();
});

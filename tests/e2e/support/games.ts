/** Games in the browser: put into its store, then opened by their address. */
import { expect, type Page } from '@playwright/test';
import type { Written } from '../../../src/lib/core/record/entry.ts';
import { storeRecords } from './stored.ts';

/** Stores a record under an id of its own and opens it. */
export async function openRecord(
  page: Page,
  entries: readonly Written[],
  id: string,
): Promise<void> {
  await storeRecords(page, { [id]: entries });
  await page.goto(`./game/${id}`);
  await tableShown(page);
}

/** Waits until the table and its stage are there and take taps. */
export async function tableShown(page: Page): Promise<void> {
  await expect(page.locator('main.table')).toBeVisible();
  await expect(page.locator('main.table section.stage :is(h1, h2)').first()).toBeVisible();
  await settled(page);
}

/** Reloads the page, and waits for the table. */
export async function reloaded(page: Page): Promise<void> {
  await page.reload();
  await tableShown(page);
}

/** Waits until the act that was tapped is stored and shown, and no row is still worked out. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator(':is(main.table, main.table *)[aria-busy=true]')).toHaveCount(0);
}

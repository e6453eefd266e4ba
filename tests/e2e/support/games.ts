/** Games in the browser: put there through the Games screen, then opened by their address. */
import { expect, type Page } from '@playwright/test';
import { fileText } from '../../support/moments.ts';
import { fileWords } from '../../../src/lib/words/en/files.ts';
import type { Written } from '../../../src/lib/core/record/entry.ts';

/** Imports a record under an id of its own and opens it. */
export async function openRecord(
  page: Page,
  entries: readonly Written[],
  id: string,
): Promise<void> {
  await page.goto('./');
  const file = {
    name: `${id}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(fileText(entries, id)),
  };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(page.getByText(fileWords.added).or(page.getByText(fileWords.known))).toBeVisible();
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

/** Waits until the act that was tapped is stored and shown. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main.table[aria-busy=true]')).toHaveCount(0);
}

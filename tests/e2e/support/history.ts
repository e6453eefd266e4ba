/** The history as a hand finds it: its acts, what is put right, and the key that takes it. */
import type { Page } from '@playwright/test';
import { amending as words } from '$words/amending.ts';
import { history as historyWords } from '$words/history.ts';
import { menu } from '$words/menu.ts';
import { table as tableWords } from '$words/table.ts';
import { expect } from './at-table.ts';
import { tap } from './tap.ts';

export const history = (page: Page) => page.getByRole('dialog', { name: historyWords.title });

export const ruler = (page: Page) =>
  history(page).getByRole('slider', { name: historyWords.ruler });

export const button = (page: Page, name: string | RegExp) =>
  history(page).getByRole('button', { name });

export const row = (page: Page, text: string | RegExp) =>
  history(page)
    .getByRole('region', { name: historyWords.acts })
    .getByRole('button', { name: text });

/** The key that takes what was looked at. */
export const take = (page: Page) => button(page, new RegExp(`^${words.take}`));

/** Asks for the history, which may not come. */
export async function askForHistory(page: Page): Promise<void> {
  await tap(page.getByRole('button', { name: tableWords.menu, exact: true }));
  await tap(page.getByRole('dialog').getByRole('button', { name: menu.history.title }));
}

export async function openHistory(page: Page): Promise<void> {
  await askForHistory(page);
  await expect(ruler(page)).toBeVisible();
}

/** Asks to put an act right that says this. */
export async function ask(page: Page, text: string | RegExp): Promise<void> {
  await tap(row(page, text).first());
  await tap(button(page, new RegExp(`^${words.act}`)));
}

/** Asks to put an act right that says this, and chooses how. */
export async function correct(page: Page, text: string | RegExp, how: keyof typeof words.choose) {
  await ask(page, text);
  await tap(button(page, words.choose[how]));
}

/** What a picture is taken of, and the ways to get it in front of the camera. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Written } from '$lib/core/record/entry.ts';
import { menu as menuWords } from '$words/menu.ts';
import { table as tableWords } from '$words/table.ts';
import { openRecord } from '../../e2e/support/games.ts';
import { tap } from '../../e2e/support/tap.ts';
import { tableRecord } from '../../support/table-record.ts';
import type { Table } from '../../support/table.ts';
import { calm } from './calm.ts';

export interface Screen {
  /** The room, then the state: `strategic.leadership`. The pictures lie in a folder of this name. */
  name: string;
  /** Leads a new page to it. */
  show: (page: Page) => Promise<void>;
}

/** How long after the last act of a game it is looked at (ms). */
const LATER = 95_000;

/** The device's clock stands still there (epoch ms); timers go on. */
export const standAt = (page: Page, at: number): Promise<void> => page.clock.setFixedTime(at);

/** When a game is looked at (epoch ms). */
export const after = (entries: readonly Written[]): number => (entries.at(-1)?.at ?? 0) + LATER;

/** The record of a table that was laid by commands. */
export const laid = (lay: () => Table) => (): Written[] => tableRecord(lay());

/** A table, and the taps that lead on from its stage. */
export const atTable = (
  name: string,
  entries: () => readonly Written[],
  open?: (page: Page) => Promise<void>,
): Screen => ({
  name,
  async show(page) {
    const record = entries();
    await standAt(page, after(record));
    await openRecord(page, record, name.replaceAll('.', '-'));
    await calm(page);
    await open?.(page);
  },
});

/** A page beside the tables, and the taps that lead on from there. */
export const atPage = (
  name: string,
  path: string,
  open?: (page: Page) => Promise<void>,
): Screen => ({
  name,
  async show(page) {
    await standAt(page, Date.UTC(2026, 0, 17, 20));
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await calm(page);
    await open?.(page);
  },
});

export const dialog = (page: Page): Locator => page.getByRole('dialog').last();

/** Presses the first button of the stage with this name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  tap(
    page
      .getByRole('region', { name: tableWords.stage, exact: true })
      .getByRole('button', { name })
      .first(),
  );

/** Presses the first button of the panel in front with this name. */
export const pressIn = (page: Page, name: string | RegExp): Promise<void> =>
  tap(dialog(page).getByRole('button', { name }).first());

/** Opens the menu, and what one of its rows leads to. */
export async function fromMenu(page: Page, row?: string): Promise<void> {
  await tap(page.getByRole('button', { name: tableWords.menu, exact: true }));
  await expect(page.getByRole('dialog', { name: menuWords.title })).toBeVisible();
  if (row !== undefined) await pressIn(page, row);
}

/** Opens all sections of the panel in front, or the one of this title. */
export async function unfold(page: Page, title?: string): Promise<void> {
  const folds = dialog(page).locator('details:not([open]) > summary');
  if (title !== undefined) return tap(folds.filter({ hasText: title }).first());
  // What was opened is closed to this list: the next one comes first.
  for (let left = await folds.count(); left > 0; left--) await tap(folds.first());
}

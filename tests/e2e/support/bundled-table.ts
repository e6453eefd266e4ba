/**
 * A game that the app which is built does not know, at the app's own table: the app's modules, with others
 * in the place of its registry, its words or its rooms.
 */
import type { Page } from '@playwright/test';
import type { Written } from '../../../src/lib/core/record/entry.ts';
import type { Rulesets } from '../../../src/lib/core/engine/engine-state.ts';
import { openState } from '../../../src/lib/core/engine/open.ts';
import { changeOf } from '../../../src/lib/session/derived-row.ts';
import { tableShown } from './games.ts';
import { bundlePage, type Instead, type PageBundle } from './page-bundle.ts';
import { storeRecords } from './stored.ts';

/** The table with these modules in the place of the app's own. */
export const bundleTable = (instead: Instead): Promise<PageBundle> =>
  bundlePage('table-page', 'table', instead);

/** Stores a game of these rules under an id, and opens it at the table. */
export async function openBundled(
  page: Page,
  { script, styles }: PageBundle,
  game: { id: string; rulesetFor: Rulesets; entries: readonly Written[] },
  theme: 'dark' | 'light' = 'dark',
): Promise<void> {
  const { id, rulesetFor, entries } = game;
  await storeRecords(page, { [id]: entries }, (record) => changeOf(openState(rulesetFor, record)));
  const html = `<!doctype html><html lang="en" dir="ltr" data-theme="${theme}" data-font=""><head>
    <meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <style>${styles}</style></head><body><div id="app"></div></body></html>`;
  await page.route(`**/${id}`, (route) =>
    route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
  );
  await page.goto(`./${id}`);
  await page.addScriptTag({ content: script });
  await page.evaluate((opened) => {
    const { table } = globalThis as unknown as {
      table: { open: (target: Element | null, id: string) => void };
    };
    table.open(document.querySelector('#app'), opened);
  }, id);
  await tableShown(page);
}

/**
 * The made-up game of the tests at the app's own table: the app's modules with that game in the registry,
 * its terms among the words and its stage among the rooms. The app that is built knows none of it.
 */
import type { Page } from '@playwright/test';
import type { Written } from '../../../src/lib/core/record/entry.ts';
import { openState } from '../../../src/lib/core/engine/open.ts';
import { BOXES } from '../../../src/lib/rulesets/boxes.ts';
import { composerOf } from '../../../src/lib/rulesets/compose.ts';
import { changeOf } from '../../../src/lib/session/derived-row.ts';
import { madeUpGame } from '../../support/made-up/box.ts';
import { tableShown } from './games.ts';
import { bundlePage, type PageBundle } from './page-bundle.ts';
import { storeRecords } from './stored.ts';

const { rulesetFor } = composerOf([...BOXES, madeUpGame]);

/** The table with the made-up game. */
export const bundleMadeUp = (): Promise<PageBundle> =>
  bundlePage('table-page', 'table', {
    'src/lib/rulesets/registry.ts': 'tests/support/made-up/registry.ts',
    'src/lib/words/en/terms.ts': 'tests/support/made-up/words.ts',
    'src/lib/ui/rooms/brought.ts': 'tests/support/made-up/brought.ts',
  });

/** Stores a game of these rules, and opens it at the table. */
export async function openMadeUp(
  page: Page,
  { script, styles }: PageBundle,
  entries: readonly Written[],
  theme: 'dark' | 'light' = 'dark',
): Promise<void> {
  const id = 'made-up';
  await storeRecords(page, { [id]: entries }, (record) => changeOf(openState(rulesetFor, record)));
  const html = `<!doctype html><html lang="en" dir="ltr" data-theme="${theme}" data-font=""><head>
    <meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <style>${styles}</style></head><body><div id="app"></div></body></html>`;
  await page.route('**/made-up', (route) =>
    route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
  );
  await page.goto('./made-up');
  await page.addScriptTag({ content: script });
  await page.evaluate((game) => {
    const { table } = globalThis as unknown as {
      table: { open: (target: Element | null, id: string) => void };
    };
    table.open(document.querySelector('#app'), game);
  }, id);
  await tableShown(page);
}

/**
 * The made-up game of the tests at the app's own table: that game in the registry, its terms among the
 * words and its stage among the rooms. The app that is built knows none of it.
 */
import type { Page } from '@playwright/test';
import type { Written } from '../../../src/lib/core/record/entry.ts';
import { BOXES } from '../../../src/lib/rulesets/boxes.ts';
import { composerOf } from '../../../src/lib/rulesets/compose.ts';
import { madeUpGame } from '../../support/made-up/box.ts';
import { bundleTable, openBundled } from './bundled-table.ts';
import type { PageBundle } from './page-bundle.ts';

const { rulesetFor } = composerOf([...BOXES, madeUpGame]);

/** The table with the made-up game. */
export const bundleMadeUp = (): Promise<PageBundle> =>
  bundleTable({
    'src/lib/rulesets/registry.ts': 'tests/support/made-up/registry.ts',
    'src/lib/words/en/terms.ts': 'tests/support/made-up/words.ts',
    'src/lib/ui/rooms/brought.ts': 'tests/support/made-up/brought.ts',
  });

/** Stores a game of these rules, and opens it at the table. */
export const openMadeUp = (
  page: Page,
  bundle: PageBundle,
  entries: readonly Written[],
): Promise<void> => openBundled(page, bundle, { id: 'made-up', rulesetFor, entries });

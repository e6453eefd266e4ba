/** Shattered Ascension at the app's own table, while the registry of the app has none of its editions. */
import type { Page } from '@playwright/test';
import type { Table } from '../../support/table.ts';
import { ASCENSION, type EditionName } from '../../support/ascension/ruleset.ts';
import { bundleTable, openBundled } from './bundled-table.ts';
import type { PageBundle } from './page-bundle.ts';

/** The table with both editions. */
export const bundleAscension = (): Promise<PageBundle> =>
  bundleTable({ 'src/lib/rulesets/registry.ts': 'tests/support/ascension/registry.ts' });

/** Stores what a table has played in an edition, and opens it. */
export const openAscension = (
  page: Page,
  bundle: PageBundle,
  { entries }: Table,
  edition: EditionName = 'v42',
  theme?: 'dark' | 'light',
  id = `ascension-${edition}`,
): Promise<void> =>
  openBundled(page, bundle, { id, rulesetFor: () => ASCENSION[edition], entries }, theme);

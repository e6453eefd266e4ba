/** The statistics over three stored games: what is counted, filtered, left out, and still there after a reload. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { gamesWords } from '../../src/lib/words/en/games.ts';
import { statistics as words } from '../../src/lib/words/en/statistics.ts';
import { madeArchive, type MadeGame } from '../support/made-archive.ts';
import { secondCount } from '../support/second-count.mjs';
import { expect, test } from './support/at-table.ts';
import { heldBack } from './support/built-parts.ts';
import { LONG } from './support/long.ts';
import { storeRecords } from './support/stored.ts';
import { touch } from './support/tap.ts';

/** Three people twice, of two rulesets, and six. */
const GAMES = madeArchive().filter(({ id }) => ['made-3', 'made-31', 'made-19'].includes(id));

type Rates = Record<string, { games: number; wins: number }>;

/** The page shows these games and no other: each person's wins, as the second script counts them. */
async function shows(page: Page, games: readonly MadeGame[]): Promise<void> {
  await expect(page.getByText(words.count(games.length, GAMES.length))).toBeVisible();
  const people = page.getByRole('region', { name: words.people }).getByRole('listitem');
  const { people: rows } = secondCount(games, {}) as { people: Rates };
  await expect(people).toHaveCount(Object.keys(rows).length);
  for (const [name, { games: played, wins }] of Object.entries(rows)) {
    const row = people.filter({ has: page.getByText(name, { exact: true }) });
    await expect(row, name).toContainText(`${wins} ${words.of(played)}`);
  }
}

async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark']) {
    await page.locator('html').evaluate((html, name) => (html.dataset['theme'] = name), theme);
    const { violations: here } = await new AxeBuilder({ page }).analyze();
    found.push(...here.map(({ id, nodes }) => `${theme}, ${id}: ${nodes.map((n) => n.target)}`));
  }
  return found;
}

for (const [width, height] of LONG
  ? ([
      [390, 844],
      [1280, 800],
    ] as const)
  : ([[390, 844]] as const)) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ hasTouch: true, viewport: { width, height } });

    test('three games are counted, filtered and left out', async ({ page }) => {
      const [two, six, three] = GAMES as [MadeGame, MadeGame, MadeGame];
      await storeRecords(page, Object.fromEntries(GAMES.map(({ id, entries }) => [id, entries])));
      await page.goto('./');
      await touch(page.getByRole('link', { name: gamesWords.statistics }));
      await shows(page, GAMES);
      await expect(page.getByText(words.few(GAMES.length))).toBeVisible();

      // A picture has its numbers beside it.
      await touch(page.getByText(words.table).first());
      const table = page.getByRole('region', { name: words.people }).getByRole('table');
      await expect(table.getByRole('columnheader', { name: words.heads.range })).toBeVisible();
      expect(await violations(page)).toEqual([]);

      const players = page.getByRole('combobox', { name: words.filter.players });
      await players.selectOption(words.choice(words.players(6), 1));
      await shows(page, [six]);
      await expect(page.getByText(words.left([['filtered', 2]]))).toBeVisible();
      await players.selectOption(words.any.players);
      await shows(page, GAMES);

      // The table takes one out: on the page of all games, which the first page leads to.
      await page.goto('./');
      await touch(page.getByRole('link', { name: gamesWords.all(GAMES.length) }));
      const counts = page
        .locator('.row', { has: page.locator(`a[href*="${six.id}"]`) })
        .getByRole('switch');
      await touch(counts);
      await expect(counts).toHaveAttribute('aria-checked', 'false');
      await page.goto('./');
      await touch(page.getByRole('link', { name: gamesWords.statistics }));
      await shows(page, [two, three]);
      await expect(page.getByText(words.left([['not-counted', 1]]))).toBeVisible();
    });
  });
}

test('says nothing before it has the words of its games', async ({ page }) => {
  await storeRecords(page, Object.fromEntries(GAMES.map(({ id, entries }) => [id, entries])));
  const source = 'src/lib/words/en/shattered-ascension.ts';
  const { asked, come } = await heldBack(page, source);
  await page.goto('./statistics');
  await asked;
  await expect(page.getByText(words.reading(GAMES.length)).first()).toBeVisible();
  await expect(page.getByRole('region', { name: words.people })).toBeHidden();
  come();
  await shows(page, GAMES);
});

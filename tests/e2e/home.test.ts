/** The page of the games: one way to begin, games told apart, deleted and brought back, and the last winner. */
import type { Page } from '@playwright/test';
import { factions } from '../../src/lib/words/en/factions.ts';
import { gamesWords as words } from '../../src/lib/words/en/games.ts';
import { kit } from '../../src/lib/words/en/kit.ts';
import { noTable } from '../../src/lib/words/en/no-table.ts';
import { setupWords } from '../../src/lib/words/en/setup.ts';
import { recordedEntries } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { tableShown } from './support/games.ts';
import { LONG } from './support/long.ts';
import { storedOn, storeRecords } from './support/stored.ts';
import { touch } from './support/tap.ts';

const WHOLE = recordedEntries('six-players');
const NAMES = 'Ana, Ben, Cem, Dora, Emil, Fay';

/** Three games of the same six people: in round 2, in round 3, and over. */
const GAMES = { two: WHOLE.slice(0, 200), three: WHOLE.slice(0, 330), whole: WHOLE };

async function homeWith(page: Page, games: Parameters<typeof storeRecords>[1]): Promise<void> {
  await storeRecords(page, games);
  await page.goto('./');
  await expect(page.getByText(words.where)).toBeVisible();
}

const begin = (page: Page) => page.locator('a[href$="/new"]:visible');
const entriesOf = async (page: Page, id: string) =>
  ((await storedOn(page))['entries'] as { gameId: string }[]).filter(({ gameId }) => gameId === id)
    .length;
const rows = (page: Page) => page.getByRole('link', { name: /^Open: / });
const moreOf = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${words.more(NAMES)}`) });

/** A tablet on every change; a phone, a large screen and a small one by `npm run test:long`. */
const USUAL = [[1080, 810]] as const;
const MORE = [
  [390, 844],
  [1920, 1080],
  [360, 640],
] as const;

for (const [width, height] of [...USUAL, ...(LONG ? MORE : [])]) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ hasTouch: width < 1600, viewport: { width, height } });

    test('there is one way to begin, with or without a game, and the rules', async ({ page }) => {
      await page.goto('./');
      await expect(page.getByText(words.where)).toBeVisible();
      await expect(begin(page)).toHaveCount(1);
      await expect(page.getByRole('link', { name: words.rules, exact: true })).toBeVisible();
      // Its word stands on one line, whatever the screen.
      const way = await begin(page).boundingBox();
      const zoom = await begin(page).evaluate((button) => button.currentCSSZoom);
      expect(way!.height).toBeLessThanOrEqual(92 * zoom);
      await homeWith(page, GAMES);
      await expect(begin(page)).toHaveCount(1);
      await homeWith(page, { whole: WHOLE });
      await expect(begin(page)).toHaveCount(1);
    });

    test('games that are not over say who plays, when, which round and who leads', async ({
      page,
    }) => {
      await homeWith(page, { ...GAMES, later: WHOLE.slice(0, 400) });
      // The one that was played last is on the table; the others are told apart.
      const open = rows(page).filter({ hasText: NAMES });
      await expect(open).toHaveCount(2);
      const said = await open.allInnerTexts();
      expect(said[0]).toContain('Round 3');
      expect(said[1]).toContain('Round 2');
      for (const text of said) {
        expect(text).toMatch(/(leads?|share the lead) with \d/);
        expect(text).toMatch(/18 Apr/);
      }
    });

    test('a game is deleted, brought back, and deleted for good', async ({ page }) => {
      await homeWith(page, GAMES);
      const before = await entriesOf(page, 'two');
      await touch(moreOf(page));
      await touch(page.getByRole('button', { name: words.delete, exact: true }));
      await expect(rows(page).filter({ hasText: NAMES })).toHaveCount(0);
      const back = page.getByRole('button', { name: words.bringBackLabel(NAMES) });
      await expect(back).toBeInViewport();
      // What can be had back is there after a reload, and none of it is gone.
      await page.reload();
      await expect(back).toBeVisible();
      expect(await entriesOf(page, 'two')).toBe(before);
      await touch(back);
      await expect(rows(page).filter({ hasText: NAMES })).toHaveCount(1);

      await touch(moreOf(page));
      await touch(page.getByRole('button', { name: words.delete, exact: true }));
      await touch(page.getByRole('button', { name: words.eraseLabel(NAMES) }));
      await expect(page.getByText(words.deleted(NAMES))).toHaveCount(0);
      expect(await entriesOf(page, 'two')).toBe(0);
      expect(await entriesOf(page, 'three')).toBe(GAMES.three.length);
    });

    test('where all games are over, the last winner stands there and the same people play again', async ({
      page,
    }) => {
      await homeWith(page, { whole: WHOLE });
      const { short } = factions['emirates-of-hacan']!;
      await expect(page.getByRole('heading', { name: words.winner(short, 'Ana') })).toBeVisible();
      await expect(page.getByText(/^10 points in round 5 · 6 people · /)).toBeVisible();
      await expect(page.getByText('18 Apr').first()).toBeVisible();
      // It is in the list as well, one tap away from how it ended.
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText(words.winner(short, 'Ana'));
      await touch(page.getByRole('link', { name: words.playAgain }));
      await expect(page.getByRole('heading', { name: setupWords.title })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Seat 6: Fay/ })).toBeVisible();
      expect(new URL(page.url()).search).toBe('');
    });

    test('pages that lead nowhere have the head of this page', async ({ page }) => {
      for (const [address, title] of [
        ['./game/none', noTable.missing.title],
        ['./nowhere/at/all', kit.nowhere.title],
      ] as const) {
        await page.goto(address);
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        await expect(page.getByRole('link', { name: words.rules, exact: true })).toBeVisible();
        await touch(page.getByRole('link', { name: words.app, exact: true }));
        await expect(page.getByText(words.where)).toBeVisible();
      }
    });
  });
}

test('a game that goes on in another tab is deleted no more', async ({ page, context }) => {
  await homeWith(page, GAMES);
  const other = await context.newPage();
  await other.goto('./game/two');
  await tableShown(other);
  await touch(moreOf(page));
  await touch(page.getByRole('button', { name: words.delete, exact: true }));
  await expect(page.getByText(words.deleted(NAMES))).toBeVisible();
  await touch(other.getByRole('button', { name: 'Undo', exact: true }));
  await expect
    .poll(async () => {
      const games = (await storedOn(page))['games'] as { id: string; deletedAt?: number }[];
      return games.find(({ id }) => id === 'two')?.deletedAt ?? null;
    })
    .toBeNull();
  await page.reload();
  await expect(page.getByRole('link', { name: /^Open: .*Round 3/ })).toBeVisible();
});

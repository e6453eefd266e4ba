/** A list of very many games: only what is seen is drawn, and all of it can be found. */
import { archive } from '$words/archive.ts';
import { gamesWords } from '$words/games.ts';
import { recordedEntries } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord } from './support/games.ts';
import { putRows, storedOn } from './support/stored.ts';
import { tap } from './support/tap.ts';

/** So many games are on the device. */
const GAMES = 1_000;

/** More rows than these are never in the page. */
const MOST = 40;

test('of a thousand games those in view are drawn, and each is found by scrolling or a name', async ({
  page,
}) => {
  await openRecord(page, recordedEntries('three-players').slice(0, 40), 'game-0');
  interface Row {
    id: string;
    updatedAt: number;
    card: { seats: { name: string }[] };
  }
  const [row] = ((await storedOn(page))['games'] ?? []) as Row[];
  if (!row) throw new Error('no game is on the list');
  const named = (name: string) => ({
    ...row.card,
    seats: row.card.seats.map((seat, i) => (i === 0 ? { ...seat, name } : seat)),
  });
  const rows = Array.from({ length: GAMES - 1 }, (_, at) => ({
    ...row,
    id: `game-${at + 1}`,
    updatedAt: row.updatedAt - at - 1,
    card: named(at === GAMES - 2 ? 'Wilhelmina' : 'Ana'),
  }));
  await putRows(page, 'games', rows);
  await page.goto('./');
  await tap(page.getByRole('link', { name: gamesWords.all(GAMES) }));
  await expect(page.getByRole('status').first()).toContainText(`${GAMES} games`);
  const drawn = page.getByRole('link', { name: /^Open: / });
  await expect(drawn.first()).toBeVisible();
  expect(await drawn.count()).toBeLessThanOrEqual(MOST);
  const last = page.getByRole('link', { name: /Wilhelmina/ });
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(last).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await drawn.count()).toBeLessThanOrEqual(MOST);
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('searchbox', { name: archive.search }).fill('wilhel');
  await expect(drawn).toHaveCount(1);
  await expect(last).toBeVisible();
});

/** A list of very many games is drawn by parts: none of them holds a slow device up. */
import { gamesWords } from '../../src/lib/words/en/games.ts';
import { recordedEntries } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord } from './support/games.ts';
import { putRows, storedOn } from './support/stored.ts';
import { tap } from './support/tap.ts';

/** So many games are on the device. */
const GAMES = 200;

/** More rows than these are never drawn in one frame. */
const MOST = 60;

test('no frame draws more than a part of it, and in the end all of it is there', async ({
  page,
}) => {
  await openRecord(page, recordedEntries('three-players').slice(0, 40), 'game-0');
  const [row] = ((await storedOn(page))['games'] ?? []) as { id: string; updatedAt: number }[];
  if (!row) throw new Error('no game is on the list');
  const rows = Array.from({ length: GAMES - 1 }, (_, at) => ({
    ...row,
    id: `game-${at + 1}`,
    updatedAt: row.updatedAt - at - 1,
  }));
  await putRows(page, 'games', rows);
  await page.goto('./');
  // The one that is resumed stands in the whole list too.
  const all = page.getByRole('button', { name: gamesWords.all(GAMES) });
  await expect(all).toBeVisible();
  await page.evaluate(() => {
    const list = document.querySelector('section[aria-labelledby=earlier] ul');
    const drawn: number[] = [];
    Object.assign(window, { drawn });
    let before = list?.childElementCount ?? 0;
    const count = () => {
      const now = list?.childElementCount ?? 0;
      drawn.push(now - before);
      before = now;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await tap(all);
  await expect(page.locator('section[aria-labelledby=earlier] li')).toHaveCount(GAMES);
  const drawn = await page.evaluate(() => (window as unknown as { drawn: number[] }).drawn);
  expect(Math.max(...drawn)).toBeLessThanOrEqual(MOST);
});

/** A first evening: the sample game, its hints, and that it is never in the way of a real game. */
import type { Page } from '@playwright/test';
import { gamesWords } from '../../src/lib/words/en/games.ts';
import { folded } from '../../src/lib/words/en/folded.ts';
import { kit } from '../../src/lib/words/en/kit.ts';
import { noTable } from '../../src/lib/words/en/no-table.ts';
import { sample as words } from '../../src/lib/words/en/sample.ts';
import { table } from '../../src/lib/words/en/table.ts';
import { turn } from '../../src/lib/words/en/turn.ts';
import { recordedEntries } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord, reloaded, settled, tableShown } from './support/games.ts';
import { LONG } from './support/long.ts';
import { storedOn } from './support/stored.ts';
import { tap, touch } from './support/tap.ts';

const hint = (page: Page) => page.locator('.hint');
const strategic = (page: Page) =>
  page.locator('section.stage button.main').filter({ hasText: turn.strategic });
const entryOf = (page: Page) => page.getByRole('link', { name: gamesWords.sample });
const listed = (page: Page) =>
  page.getByRole('link', { name: gamesWords.openGame(gamesWords.sample) });

/** How far down the stage begins (px), and on a wide screen the lanes, as a hint comes and goes. */
async function placeOfTable(page: Page): Promise<(number | undefined)[]> {
  const parts = [page.locator('section.stage'), page.locator('.sheet .heads')];
  const boxes = parts.map(async (part) => (await part.count()) > 0 && (await part.boundingBox()));
  return (await Promise.all(boxes)).map((box) => (box ? Math.round(box.y) : undefined));
}

async function openSample(page: Page): Promise<string> {
  await page.goto('./');
  await touch(entryOf(page).first());
  await page.waitForURL(/\/game\/sample-/);
  await tableShown(page);
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

/** A row of the list in the store, by the id of its game. */
async function rowOf(page: Page, id: string) {
  const rows = (await storedOn(page))['games'] as {
    id: string;
    length: number;
    countsInStatistics: boolean;
    card: { round: number; phase: string };
  }[];
  return rows.find((row) => row.id === id);
}

const TABLET = [1080, 810] as const;

for (const [width, height] of LONG ? [TABLET, [390, 844] as const] : [TABLET]) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ hasTouch: true, viewport: { width, height } });

    test('its hints teach by doing, and each goes once it is done', async ({ page }) => {
      await openSample(page);
      await expect(hint(page)).toContainText(words.play);
      await expect(hint(page)).toContainText(words.hint(1, 3));
      const place = await placeOfTable(page);
      await tap(strategic(page));
      await settled(page);
      await expect(hint(page)).toContainText(words.undo);
      // It is done on the record: a reload knows.
      await reloaded(page);
      await expect(hint(page)).toContainText(words.undo);
      await tap(page.getByRole('button', { name: table.undo, exact: true }));
      await settled(page);
      const phone = width < 700;
      await expect(hint(page)).toContainText(phone ? words.whyFolded : words.why);
      expect(await placeOfTable(page)).toEqual(place);
      if (phone) {
        await tap(page.getByRole('button', { name: folded.open }));
        await tap(page.getByRole('button', { name: table.heads.objectives }));
      } else await tap(page.locator('.sheet button.cell').first());
      await expect(page.getByRole('dialog')).toBeVisible();
      await tap(page.getByRole('dialog').getByRole('button', { name: kit.close }));
      await expect(hint(page)).toContainText(words.done);
      await tap(page.getByRole('button', { name: words.away }));
      await expect(hint(page)).toHaveCount(0);
      if (!phone) expect(await placeOfTable(page)).toEqual(place);
      await reloaded(page);
      await expect(strategic(page)).toBeVisible();
      await expect(hint(page)).toHaveCount(0);
    });
  });
}

test.describe('at 1080 × 810', () => {
  test.use({ hasTouch: true, viewport: { width: 1080, height: 810 } });

  test('a hint that is put away makes room for the next, in this copy alone', async ({ page }) => {
    test.skip(!LONG, 'by npm run test:long');
    await openSample(page);
    await tap(page.getByRole('button', { name: words.away }));
    await expect(hint(page)).toContainText(words.undo);
    await reloaded(page);
    await expect(hint(page)).toContainText(words.undo);
    await openSample(page);
    await expect(hint(page)).toContainText(words.play);
  });

  test('it is a copy at round 3 that counts nowhere, and a fresh one each time', async ({
    page,
  }) => {
    const first = await openSample(page);
    expect(await rowOf(page, first)).toMatchObject({
      countsInStatistics: false,
      card: { round: 3, phase: 'action' },
    });
    await tap(strategic(page));
    await settled(page);
    expect((await rowOf(page, first))?.countsInStatistics).toBe(false);
    const second = await openSample(page);
    expect(second).not.toBe(first);
    await expect(strategic(page)).toBeVisible();
    // What was tried out stays until it is deleted; a copy in which nothing was done takes no room.
    await openSample(page);
    expect(await rowOf(page, first)).toBeDefined();
    expect(await rowOf(page, second)).toBeUndefined();
    await page.goto('./');
    await expect(listed(page)).toHaveCount(2);
    await expect(page.getByRole('heading', { name: gamesWords.emptyTitle })).toBeVisible();
    await expect(page.getByText(gamesWords.again)).toBeHidden();
  });

  test('it is deleted as any game', async ({ page }) => {
    test.skip(!LONG, 'by npm run test:long');
    await openSample(page);
    await page.goto('./');
    await touch(page.getByRole('button', { name: gamesWords.more(gamesWords.sample) }));
    await touch(page.getByRole('button', { name: gamesWords.delete, exact: true }));
    await expect(listed(page)).toHaveCount(0);
    await touch(page.getByRole('button', { name: gamesWords.eraseLabel(gamesWords.sample) }));
    await expect(page.getByText(gamesWords.deleted(gamesWords.sample))).toHaveCount(0);
    const { entries, games } = await storedOn(page);
    expect([entries, games]).toEqual([[], []]);
  });

  test('a real game has no hint, and stands before it', async ({ page }) => {
    await openRecord(page, recordedEntries('six-players').slice(0, 100), 'real');
    await expect(page.locator('section.stage')).toBeVisible();
    await expect(hint(page)).toHaveCount(0);
    await page.goto('./sample');
    await page.waitForURL(/\/game\/sample-/);
    await tableShown(page);
    await page.goto('./');
    await expect(page.getByRole('link', { name: gamesWords.resume })).toHaveAttribute(
      'href',
      /\/game\/real$/,
    );
    await expect(listed(page)).toBeVisible();
  });

  test('a sample that cannot be fetched says so, and is asked for again', async ({ page }) => {
    await page.route('**/sample-game*', (route) => route.abort());
    await page.goto('./sample');
    await expect(page.getByRole('heading', { name: noTable.failed })).toBeVisible();
    await expect(page.getByText(gamesWords.notFetched)).toBeVisible();
    await page.unroute('**/sample-game*');
    await touch(page.getByRole('button', { name: 'Reload' }));
    await tableShown(page);
  });
});

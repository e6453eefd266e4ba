/** A strategy card that is taken, tapped: the app asks before it changes that player's pick. */
import type { Page } from '@playwright/test';
import { chooseStrategyCard } from '../../src/lib/core/commands/strategy-cards.ts';
import { kit } from '../../src/lib/words/en/kit.ts';
import { strategy as words } from '../../src/lib/words/en/strategy.ts';
import { turn } from '../../src/lib/words/en/turn.ts';
import { tableRecord } from '../support/table-record.ts';
import { pickAll } from '../support/rounds.ts';
import { Table } from '../support/table.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord, reloaded } from './support/games.ts';
import { LONG } from './support/long.ts';
import { storedFacts } from './support/stored.ts';
import { tap, touch } from './support/tap.ts';

/** A tablet on every change; a phone too by `npm run test:long`. */
const TABLET = [1080, 810] as const;
const SIZES = LONG ? [TABLET, [390, 844] as const] : [TABLET];

const FACTIONS = ['federation-of-sol', 'emirates-of-hacan', 'winnu', 'naalu-collective'];
const QUESTION = words.wasWrong('Sol', 'Leadership');

/** Sol has taken Leadership, and Hacan picks. */
async function picking(page: Page, id: string): Promise<void> {
  const table = Table.start({ players: 4, factions: FACTIONS });
  table.do(chooseStrategyCard, { seat: 's1', card: 'leadership' });
  await openRecord(page, tableRecord(table), id);
}

const stage = (page: Page) => page.locator('section.stage');
const key = (page: Page, name: string) => stage(page).getByRole('button', { name, exact: true });
const free = (number: number, card: string) => words.tile(number, card, 0, null);
const taken = words.tile(1, 'Leadership', 0, 'Sol');
const picks = async (page: Page, id: string) =>
  ((await storedFacts(page, id, 'strategy-card.chosen')) as { body: { fact: object } }[]).map(
    ({ body }) => body.fact,
  );

for (const [width, height] of SIZES) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ hasTouch: true, viewport: { width, height } });

    test('a tap on it changes nothing, and cancelling leaves everything as it was', async ({
      page,
    }) => {
      await picking(page, 'cancelled');
      await touch(key(page, taken));
      await expect(stage(page).getByRole('group', { name: QUESTION })).toBeInViewport();
      await touch(key(page, kit.cancel));
      await expect(stage(page).getByText(QUESTION)).toHaveCount(0);
      await expect(stage(page).getByRole('heading', { name: 'Hacan' })).toBeVisible();
      expect(await picks(page, 'cancelled')).toHaveLength(1);
    });

    test('a finger that then finds the free card picks it for the player who picks', async ({
      page,
    }) => {
      await picking(page, 'missed');
      await touch(key(page, taken));
      await expect(stage(page).getByText(QUESTION)).toBeVisible();
      await touch(key(page, free(2, 'Diplomacy')));
      await expect(key(page, words.tile(2, 'Diplomacy', 0, 'Hacan'))).toBeVisible();
      await expect(key(page, taken)).toBeVisible();
      await expect(stage(page).getByText(QUESTION)).toHaveCount(0);
      expect(await picks(page, 'missed')).toMatchObject([
        { seat: 's1', card: 'leadership' },
        { seat: 's2', card: 'diplomacy' },
      ]);
    });

    test('a reload while it asks leaves the picks as they were', async ({ page }) => {
      test.skip(!LONG, 'by npm run test:long');
      await picking(page, 'reloaded');
      await touch(key(page, taken));
      await expect(stage(page).getByText(QUESTION)).toBeVisible();
      await reloaded(page);
      await expect(stage(page).getByText(QUESTION)).toHaveCount(0);
      await touch(key(page, free(3, 'Politics')));
      await expect(key(page, words.tile(3, 'Politics', 0, 'Hacan'))).toBeVisible();
      await expect(key(page, taken)).toBeVisible();
    });

    test('told that it was wrong, the next card is its holder’s', async ({ page }) => {
      await picking(page, 'changed');
      await touch(key(page, taken));
      await touch(key(page, words.changeIt));
      await expect(stage(page).getByText(words.meant)).toBeVisible();
      await touch(key(page, free(5, 'Trade')));
      await expect(key(page, words.tile(5, 'Trade', 0, 'Sol'))).toBeVisible();
      await expect(key(page, free(1, 'Leadership'))).toBeVisible();
      await expect(stage(page).getByRole('heading', { name: 'Hacan' })).toBeVisible();
    });
  });
}

test.describe('the last pick', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('goes back before the first turn, and no more once someone has acted', async ({ page }) => {
    const table = pickAll(Table.start({ players: 5, factions: [...FACTIONS, 'arborec'] }));
    const back = words.lastPutBack('Arborec', 'Trade');
    await openRecord(page, tableRecord(table), 'last-pick');
    const other = key(page, turn.other);
    await tap(other);
    await tap(stage(page).getByRole('button', { name: new RegExp(back) }));
    await expect(stage(page).getByRole('heading', { name: 'Arborec' })).toBeVisible();
    await expect(stage(page).getByText(words.lastPick(null))).toBeInViewport();
    await tap(key(page, free(8, 'Imperial')));
    await expect(stage(page).getByRole('heading', { name: 'Naalu' })).toBeVisible();
    await tap(
      stage(page)
        .getByRole('button', { name: /^Tactical/ })
        .first(),
    );
    await tap(page.getByRole('button', { name: 'Undo' }));
    const again = stage(page).getByRole('button', {
      name: new RegExp(words.lastPutBack('Arborec', 'Imperial')),
    });
    await tap(other);
    await expect(again).toBeVisible();
    // Naalu has had a turn: the picks stand.
    await tap(
      stage(page)
        .getByRole('button', { name: /^Tactical/ })
        .first(),
    );
    await tap(stage(page).getByRole('button', { name: new RegExp(turn.ends('Naalu')) }));
    await expect(stage(page).getByRole('heading', { name: 'Sol' })).toBeVisible();
    await tap(other);
    await expect(other).toHaveAttribute('aria-expanded', 'true');
    await expect(stage(page).getByRole('button', { name: new RegExp(words.putBack) })).toHaveCount(
      0,
    );
  });
});

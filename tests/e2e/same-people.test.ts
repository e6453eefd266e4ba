/** The same people again: what their game was played by stays, what a table decides anew is open. */
import type { Page } from '@playwright/test';
import { gamesWords } from '../../src/lib/words/en/games.ts';
import { setupWords as words } from '../../src/lib/words/en/setup.ts';
import { factions } from '../../src/lib/words/en/factions.ts';
import { boxes } from '../../src/lib/words/en/boxes.ts';
import { openState } from '../../src/lib/core/engine/open.ts';
import { gameOf } from '../../src/lib/core/engine/engine-state.ts';
import { playerAt } from '../../src/lib/core/game.ts';
import { rulesetFor } from '../../src/lib/rulesets/compose.ts';
import { recordedEntries } from '../support/moments.ts';
import { Table } from '../support/table.ts';
import { tableRecord } from '../support/table-record.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord, tableShown } from './support/games.ts';
import { storedOn } from './support/stored.ts';
import { touch } from './support/tap.ts';

/** House rules of this device that no game here was played by. */
const OTHER = {
  expansions: ['pok'],
  goal: '12',
  depth: 'essentials',
  clock: 'off',
  endAfterRound: 4,
  tokenTotal: 30,
};

const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const chairs = (page: Page) => page.getByRole('button', { name: /^Seat \d/ });
const labels = (page: Page) => chairs(page).evaluateAll((all) => all.map((one) => one.ariaLabel));
const pressedIn = (page: Page, group: string) =>
  page.getByRole('group', { name: group, exact: true }).locator('[aria-pressed=true]');
const short = (faction: string | null) =>
  faction === null ? null : (factions[faction]?.short ?? null);

test.use({ hasTouch: true, viewport: { width: 1080, height: 810 } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript((house) => {
    if (!localStorage.getItem('custodian.house')) {
      localStorage.setItem('custodian.house', JSON.stringify(house));
    }
  }, OTHER);
});

/** From the list of the games to the setup page. */
async function again(page: Page): Promise<void> {
  await page.goto('./');
  // Where all games are over it is what the page begins with.
  const ways = [gamesWords.again, gamesWords.playAgain].map((name) =>
    page.getByRole('link', { name }),
  );
  await touch(ways[0]!.or(ways[1]!));
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
}

test('a game of Thunder’s Edge brings its boxes, goal, depth and seats; factions and speaker are open', async ({
  page,
}) => {
  const entries = recordedEntries('the-evening');
  const game = gameOf(openState(rulesetFor, entries));
  const people = game.seating.map((seat) => playerAt(game, seat));
  const bare = people.map(({ name }, at) => words.seatLabel(at + 1, name, null, false));
  await openRecord(page, entries, 'evening');
  await again(page);

  const asked = async () => {
    await expect.poll(() => labels(page)).toEqual(bare);
    const edge = boxes['thunders-edge'].name;
    await expect(page.getByRole('button', { name: new RegExp(`^${words.rules}: `) })).toContainText(
      edge,
    );
    await expect(pressedIn(page, words.goal)).toHaveText(String(game.settings.goal));
    await expect(pressedIn(page, words.depth)).toContainText(
      words.depths[game.settings.depth].label,
    );
    await expect(pressedIn(page, words.clock)).toHaveText(words.clocks[game.settings.clock]);
    await expect(key(page, `${words.speaker}: ${words.noSpeaker}`)).toBeVisible();
    await expect(key(page, `${words.chooseObjective(1)}: ${words.noObjective(1)}`)).toHaveCount(2);
    await expect(page.getByText(words.missing.speaker)).toBeVisible();
    await expect(page.getByText(/isn’t in these boxes/)).toHaveCount(0);
  };
  await asked();
  await page.reload();
  await asked();

  // The same factions are one tap away, and one back.
  await touch(key(page, words.lastFactionsLabel));
  const played = people.map(({ name, faction }, at) =>
    words.seatLabel(at + 1, name, short(faction), false),
  );
  expect(await labels(page)).toEqual(played);
  await expect(page.getByText(/isn’t in these boxes/)).toHaveCount(0);
  await touch(key(page, words.undo));
  expect(await labels(page)).toEqual(bare);
  await touch(key(page, words.redo));
  await page.reload();
  await expect.poll(() => labels(page)).toEqual(played);

  await touch(key(page, words.start));
  await tableShown(page);
  const rows = (await storedOn(page))['entries'] as {
    gameId: string;
    body: { fact?: { type: string; expansions?: string[]; settings?: object; speaker?: string } };
  }[];
  const laid = rows.find(
    ({ gameId, body }) => gameId !== 'evening' && body.fact?.type === 'game.created',
  );
  const { goal, depth, clock, endAfterRound, tokenTotal } = game.settings;
  expect(laid?.body.fact).toMatchObject({
    expansions: game.expansions,
    settings: { goal, depth, clock, endAfterRound, tokenTotal },
  });
  expect(laid?.body.fact?.speaker).toMatch(/^s\d$/);
});

test('a table that was half laid is one step back', async ({ page }) => {
  const table = Table.start({ players: 3, factions: ['winnu', null, 'nomad'] });
  await openRecord(page, tableRecord(table), 'three');
  await page.goto('./new');
  await page.getByRole('textbox', { name: words.name, exact: true }).fill('Yusuf');
  await again(page);
  await expect(chairs(page)).toHaveCount(3);
  await page.reload();
  await expect(chairs(page)).toHaveCount(3);
  await touch(key(page, words.undo));
  await expect(chairs(page).first()).toContainText('Yusuf');
  await expect(chairs(page)).toHaveCount(6);
});

/** A game may be played to any goal, and every one is drawn at its end. */
import { atFirstTurn } from '../support/rounds.ts';
import { expect, test } from './support/at-table.ts';
import { tableShown } from './support/games.ts';
import { recordOfTable } from './support/laid-table.ts';
import { LONG } from './support/long.ts';
import { storeRecords } from './support/stored.ts';

/** The least ones, where half of the goal is one of its ends, the usual ones and the last. */
const GOALS = LONG ? Array.from({ length: 99 }, (_, i) => i + 1) : [1, 2, 3, 10, 14, 99];

const idOf = (goal: number) => `goal-${goal}`;

test('the end is drawn with every goal from 1 to 99', async ({ page }) => {
  test.skip(!LONG, 'by npm run test:long');
  test.setTimeout(600_000);
  const records = GOALS.map((goal) => {
    const table = atFirstTurn({ players: 3, settings: { goal } });
    table.record([{ type: 'game.called', reason: 'time', winner: null }]);
    return [idOf(goal), recordOfTable(table, idOf(goal))] as const;
  });
  await storeRecords(page, Object.fromEntries(records));
  for (const goal of GOALS) {
    await test.step(`to ${goal}`, async () => {
      await page.goto(`./game/${idOf(goal)}`);
      await tableShown(page);
      await expect(page.locator('.chart svg text.goal')).toHaveText(String(goal));
      // No round was played: there is no line to read out.
      await expect(page.getByRole('img', { name: 'Points by round.', exact: true })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});

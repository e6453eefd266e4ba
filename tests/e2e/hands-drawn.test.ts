/** Drawing in the status phase: hands that it brings over their limit go down with the same tap. */
import type { Page } from '@playwright/test';
import { correctHoldings } from '$lib/core/commands/holdings.ts';
import { revealObjective } from '$lib/core/commands/objectives.ts';
import { routine as words } from '$words/routine.ts';
import { incidentalGains } from '$words/incidental-gains.ts';
import { answerAll, atFirstTurn, nextObjective, passEverybody } from '../support/rounds.ts';
import { tableRecord } from '../support/table-record.ts';
import { expect, test } from './support/at-table.ts';
import { openRecord } from './support/games.ts';
import { storedFacts } from './support/stored.ts';
import { tap } from './support/tap.ts';

const GAME = 'hands-drawn';

/** The draw of a status phase at depth Full: Saar and Mentak keep seven cards, and Sol has some. */
function drawing() {
  const table = atFirstTurn({
    players: 3,
    factions: ['clan-of-saar', 'mentak-coalition', 'federation-of-sol'],
    settings: { depth: 'full' },
  });
  for (const [seat, actionCards] of [
    ['s1', 7],
    ['s2', 7],
    ['s3', 4],
  ] as const) {
    table.do(correctHoldings, { seat, holdings: { actionCards } });
  }
  answerAll(passEverybody(table));
  return table.do(revealObjective, { objective: nextObjective(table) });
}

const DISCARDS = incidentalGains.discards([
  ['Saar', 1],
  ['Mentak', 1],
]);
const stage = (page: Page) => page.locator('section.stage');
const key = (page: Page) => stage(page).locator('button.main');
const discarded = (page: Page) => storedFacts(page, GAME, 'balance.adjusted');
const adjusted = (seat: string) => ({
  body: { fact: { type: 'balance.adjusted', seat, changes: { actionCards: -1 } } },
});

test('one tap draws and lays down what is over the limit, and undo takes both back', async ({
  page,
}) => {
  await openRecord(page, tableRecord(drawing()), GAME);
  await expect(key(page)).toContainText(DISCARDS);
  await tap(key(page));
  expect(await discarded(page)).toMatchObject([adjusted('s1'), adjusted('s2')]);
  const region = page.getByRole('region', { name: incidentalGains.region });
  await expect(region).toHaveCount(0);
  await tap(page.getByRole('button', { name: 'Undo' }));
  await expect(key(page)).toContainText(DISCARDS);
});

test('a hand that was counted wrongly: cards are drawn and nothing is laid down', async ({
  page,
}) => {
  await openRecord(page, tableRecord(drawing()), GAME);
  await tap(stage(page).getByRole('button', { name: words.onlyFor(words.steps.draw) }));
  expect(await discarded(page)).toEqual([]);
  // What is over the limit now is offered in its line, and no longer with the main key.
  await expect(key(page)).toHaveAccessibleName(words.ticks([words.done['return-tokens']]));
  await expect(page.getByRole('region', { name: incidentalGains.region })).toContainText(DISCARDS);
  await tap(key(page));
  expect(await discarded(page)).toEqual([]);
});

/** A game that began without its first objectives: they are turned up wherever they are missed. */
import { playStrategyCard } from '$lib/core/commands/strategic-action.ts';
import { reveal as words } from '$words/reveal.ts';
import { answerAll, atFirstTurn, atScoring, turnOf } from '../support/rounds.ts';
import { tableRecord } from '../support/table-record.ts';
import { expect, test } from './support/at-table.ts';
import { covered } from './support/boxes.ts';
import { openRecord } from './support/games.ts';
import { tap } from './support/tap.ts';

const NONE = { players: 3, factions: ['federation-of-sol', 'winnu', null], objectives: [] };
const scoring = () => atScoring(NONE);

test('Imperial misses both of them', async ({ page }) => {
  const table = turnOf(atFirstTurn(NONE, { s1: ['imperial'] }), 's1');
  table.do(playStrategyCard, { seat: 's1', card: 'imperial' });
  await openRecord(page, tableRecord(table), 'missed-by-imperial');
  await expect(page.locator('section.stage').getByText(words.firstMissing(2, 1))).toBeVisible();
});

test('the scoring step turns them up', async ({ page }) => {
  await openRecord(page, tableRecord(scoring()), 'missed-by-scoring');
  const stage = page.locator('section.stage');
  await tap(stage.getByRole('button', { name: words.turnUp }));
  // What does not fit its list lies over nothing else.
  expect(await covered(page)).toEqual([]);
  for (const card of ['Corner the Market', 'Develop Weaponry']) {
    await stage.getByRole('searchbox', { name: words.searchFirst }).fill(card);
    await tap(stage.getByRole('button', { name: new RegExp(`^${card}`) }));
  }
  for (const card of ['Corner the Market', 'Develop Weaponry']) {
    await expect(page.getByRole('button', { name: new RegExp(`^${card}:`) })).toBeVisible();
  }
  // Both lie open: the door is gone.
  await expect(stage.getByRole('button', { name: words.turnUp })).toHaveCount(0);
});

test('the step that reveals counts the rounds without those that are missing', async ({ page }) => {
  await openRecord(page, tableRecord(answerAll(scoring())), 'missed-by-reveal');
  const stage = page.locator('section.stage');
  await expect(stage.getByText(words.firstMissing(2, 1))).toBeVisible();
  // Ten cards, two of which ought to lie open: this round turns up the third.
  await expect(stage.getByText(words.left(8, 1))).toBeVisible();
});

/** Deals that outlast their transaction: noted, due, settled, never enforced. */
import { expect, it } from 'vitest';
import { noteDeal, settleDeal } from '../../../../src/lib/core/commands/deals.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { dealsOf, dueDeals } from '../../../../src/lib/core/queries/deals.ts';
import { atFirstTurn } from '../../../support/rounds.ts';

const FAVOUR: { seats: [Seat, Seat]; text: string } = {
  seats: ['s1', 's2'],
  text: 'Two goods for the vote',
};

it('R-TRD-07 a deal is noted for its players, and for no one else', () => {
  const { game } = atFirstTurn().do(noteDeal, { ...FAVOUR, until: 3 });
  const deal = { deal: 1, ...FAVOUR, until: 3, settled: false };
  expect(dealsOf(game, 's1')).toEqual([deal]);
  expect(dealsOf(game, 's2')).toEqual([deal]);
  expect(dealsOf(game, 's3')).toEqual([]);
});

it('R-TRD-07 a deal falls due in its round and stays due after it', () => {
  const { game } = atFirstTurn()
    .do(noteDeal, { ...FAVOUR, until: 2 })
    .do(noteDeal, { ...FAVOUR, text: 'No ships at the wormhole' });
  const due = (round: number) => dueDeals({ ...game, round }, 's1').map(({ deal }) => deal);
  expect([1, 2, 3].map(due)).toEqual([[], [1], [1]]);
});

it('R-TRD-07 a settled deal is shown no more, and its number is not used again', () => {
  const { game } = atFirstTurn()
    .do(noteDeal, FAVOUR)
    .do(settleDeal, { deal: 1 })
    .do(noteDeal, { ...FAVOUR, text: 'A ceasefire' });
  expect(dealsOf(game, 's2').map(({ deal, text }) => [deal, text])).toEqual([[2, 'A ceasefire']]);
});

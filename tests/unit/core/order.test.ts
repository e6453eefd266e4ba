/** Who goes in which order. */
import { expect, it } from 'vitest';
import { eliminatePlayer, leaveTable } from '../../../src/lib/core/commands/corrections.ts';
import { giveInitiativeToken } from '../../../src/lib/core/commands/tokens.ts';
import {
  chooseStrategyCard,
  skipPick,
  swapCards,
} from '../../../src/lib/core/commands/strategy-cards.ts';
import { takeComponentTurn } from '../../../src/lib/core/commands/turns.ts';
import * as order from '../../../src/lib/core/order.ts';
import { ALL_RULESETS, BOTH, inRulesets } from '../../support/in-rulesets.ts';
import { atAgenda, atFirstTurn, passEverybody, pickAll, playRound } from '../../support/rounds.ts';
import { Table } from '../../support/table.ts';
import { actionOf } from '../../../src/lib/core/step.ts';
import { NO_SEAT } from '../../../src/lib/core/vocabulary.ts';

const { initiativeOf, initiativeOrder, tieOrder, voteOrder } = order;

inRulesets(
  ALL_RULESETS,
  'R-INIT-01 the order ascends by the number of the chosen card',
  (start) => {
    const table = pickAll(start({ players: 5 }), { s1: ['imperial'], s3: ['leadership'] });
    expect(initiativeOrder(table.game)).toEqual(['s3', 's2', 's4', 's5', 's1']);
  },
);

inRulesets(BOTH, 'R-INIT-02 initiative rules turns and scoring, not votes or picks', (start) => {
  const table = pickAll(start({ players: 5, speaker: 3 }), {
    s4: ['imperial'],
    s3: ['leadership'],
  });
  expect(table.active).toBe('s3');
  expect(passEverybody(table).active).toBe('s3');
  expect(voteOrder(table.game)[0]).toBe('s5');
  expect(order.seatsLeftOf(table.game, 's4')[0]).toBe('s5');
});

inRulesets(BOTH, 'R-INIT-03 the holder of the 0 token goes before card 1', (start) => {
  const factions = [null, null, null, null, 'naalu-collective'];
  const table = pickAll(start({ players: 5, factions }), { s5: ['imperial'] });
  expect(initiativeOf(table.game, 's5')).toBe(0);
  expect(table.active).toBe('s5');
});

it('R-INIT-04 the 0 token stays with its holder when cards are swapped or it is handed over', () => {
  const factions = [null, null, 'naalu-collective'];
  const table = atFirstTurn({ players: 5, factions });
  table.do(swapCards, { cards: ['leadership', 'politics'] });
  expect(initiativeOf(table.game, 's3')).toBe(0);
  table.do(giveInitiativeToken, { from: 's3', to: 's5' });
  expect([initiativeOf(table.game, 's3'), initiativeOf(table.game, 's5')]).toEqual([1, 0]);
});

inRulesets(ALL_RULESETS, 'R-INIT-05 the cards are numbered one to eight', (start) => {
  const cards = Object.entries(start().game.strategyCards);
  expect(cards.map(([card, { initiative }]) => `${initiative} ${card}`)).toEqual([
    '1 leadership',
    '2 diplomacy',
    '3 politics',
    '4 construction',
    '5 trade',
    '6 warfare',
    '7 technology',
    '8 imperial',
  ]);
});

inRulesets(BOTH, 'R-INIT-06 without cards the order is by seats from the speaker', (start) => {
  const boxes = start().referee.ruleset.expansions;
  const table = atAgenda(
    { expansions: [...boxes], players: 5, speaker: 2 },
    { s1: ['leadership'] },
  );
  expect(initiativeOf(table.game, 's1')).toBe(Infinity);
  expect(tieOrder(table.game)).toEqual(['s3', 's4', 's5', 's1', 's2']);
  expect(tieOrder(start({ players: 3, speaker: 1 }).game)).toEqual(['s2', 's3', 's1']);
});

it('R-VP-04 while only some have picked, ties go by seats; once all have, by initiative', () => {
  const table = Table.start({ players: 5 });
  const cards = ['imperial', 'technology', 'warfare', 'trade'];
  for (const card of cards) table.do(chooseStrategyCard, { seat: table.active ?? NO_SEAT, card });
  expect(tieOrder(table.game)).toEqual(['s1', 's2', 's3', 's4', 's5']);
  table.record([skipPick(table.game, table.referee.ruleset, { seat: 's5' })[0] ?? never()]);
  expect(table.at).toBe('strategy.goods');
  expect(tieOrder(table.game)).toEqual(['s4', 's3', 's2', 's1', 's5']);
});

function never(): never {
  throw new Error('no fact');
}

inRulesets(BOTH, 'R-PC-05 with two cards the lower number counts', (start) => {
  const wanted = { s1: ['imperial', 'trade'], s2: ['technology', 'leadership'] };
  const table = pickAll(start({ players: 3 }), wanted);
  expect(initiativeOf(table.game, 's1')).toBe(5);
  expect(table.active).toBe('s2');
});

inRulesets(BOTH, 'R-ELIM-08 an eliminated seat is in no order', (start) => {
  const table = pickAll(start({ players: 5, speaker: 1 })).do(eliminatePlayer, { seat: 's3' });
  for (const seats of [
    order.playingSeats(table.game),
    initiativeOrder(table.game),
    voteOrder(table.game),
    order.seatsLeftOf(table.game, 's2'),
    order.scoringOrder(table.game),
    tieOrder(table.game),
  ]) {
    expect(seats).not.toContain('s3');
  }
});

it('R-ELIM-08 when the active player is out, the next in initiative order acts', () => {
  for (const out of [eliminatePlayer, leaveTable]) {
    const table = atFirstTurn({ players: 5 });
    for (const seat of ['s1', 's2'] as const) table.do(takeComponentTurn, { seat });
    table.record([{ type: 'strategy-card.played', seat: 's3', card: 'politics' }]);
    table.do(out, { seat: 's3' });
    expect([table.at, table.active]).toEqual(['action.turn', 's4']);
    expect(actionOf(table.game)).toMatchObject({ heir: null, turn: 4 });
  }
});

it('R-ACT-10 no one is active when the game is over or no one’s act is waited for', () => {
  const table = playRound(Table.start({ players: 3 }));
  expect(order.activeSeat(table.game)).toBe('s1');
  expect(order.activeSeat({ ...table.game, result: { reason: 'called', winners: [] } })).toBeNull();
  expect(order.nextSeat(table.game, 's3')).toBe('s1');
  expect(order.nextToScore(table.game)).toBeNull();
  expect(order.nextToVote(table.game)).toBeNull();
});

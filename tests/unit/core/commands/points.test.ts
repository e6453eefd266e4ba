/** Points that go with a card, and what a status phase draws. */
import { effectsOf } from '../../../../src/lib/core/card-offers.ts';
import { describe, expect, it } from 'vitest';
import { resolveAgenda } from '../../../../src/lib/core/commands/agenda.ts';
import { moveLaw } from '../../../../src/lib/core/commands/laws.ts';
import { correctHoldings, placeNote } from '../../../../src/lib/core/commands/holdings.ts';
import { correctLaw } from '../../../../src/lib/core/commands/corrections.ts';
import {
  giveSupport,
  revealObjective,
  scorePoints,
} from '../../../../src/lib/core/commands/objectives.ts';
import { forfeitSupport } from '../../../../src/lib/core/commands/points.ts';
import { finishSteps } from '../../../../src/lib/core/commands/status.ts';
import { pointsOf } from '../../../../src/lib/core/points.ts';
import { bookingByHand, byHand } from '../../../../src/lib/core/queries/points-by-hand.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { bookPoints } from '../../../../src/lib/core/commands/points.ts';
import {
  answerAll,
  atFirstTurn,
  atScoring,
  atVote,
  nextObjective,
} from '../../../support/rounds.ts';

const FACTIONS = ['emirates-of-hacan', 'federation-of-sol', 'xxcha-kingdom'];
const full = { players: 3, factions: FACTIONS, settings: { depth: 'full' as const } };

it('R-VP-08 Political Censure takes its point along when it changes hands', () => {
  const table = atVote('political-censure', { players: 3 });
  table.do(resolveAgenda, { outcome: 's2', decidedBy: 'table' });
  const before = pointsOf(table.game, 's2');
  table.do(moveLaw, { law: 'political-censure', holder: 's3' });
  expect(pointsOf(table.game, 's2')).toBe(before - 1);
  expect(pointsOf(table.game, 's3')).toBe(0);
});

it('R-VP-10 a forfeited Support leaves the play area where notes are tracked', () => {
  const table = atFirstTurn(full).do(giveSupport, { from: 's2', to: 's1' });
  const note = 'support-for-the-throne';
  table.do(placeNote, { seat: 's1', note, owner: 's2' });
  table.do(forfeitSupport, { from: 's2', to: 's1', note });
  expect(table.game.players['s1']?.notes).toEqual([]);
  expect(pointsOf(table.game, 's1')).toBe(0);
});

describe('points booked by hand', () => {
  const cards = cardsOf(['pok', 'codex4', 'thunders-edge']);
  const started = () => atFirstTurn({ ...full, expansions: ['pok', 'codex4', 'thunders-edge'] });

  it('are offered for every card of the boxes in play, laws when they are', () => {
    const keys = byHand(started().game, cards, 's1').map(({ key }) => key);
    expect(keys).toEqual([
      'relic.shard-of-the-throne',
      'relic.the-crown-of-emphidia',
      'relic.book-of-latvinia',
      'event.total-war',
      'planet.styx',
      'relic.the-silver-flame',
      'event.zealous-orthodoxy',
      'event.monuments-to-the-ages',
    ]);
    expect(byHand(atFirstTurn().game, cardsOf([]), 's1')).toEqual([]);
  });

  it('move a card with its point, and take it from no one twice', () => {
    const table = started();
    const [row] = effectsOf(cards, 'points', 'shard-of-the-throne');
    if (!row) throw new Error('no such source');
    table.do(bookPoints, bookingByHand(table.game, row, 's1', true));
    table.do(bookPoints, bookingByHand(table.game, row, 's2', true));
    expect(table.game.players['s2']?.relics).toEqual(['shard-of-the-throne']);
    expect([pointsOf(table.game, 's1'), pointsOf(table.game, 's2')]).toEqual([0, 1]);
    table.do(bookPoints, bookingByHand(table.game, row, 's2', false));
    expect(pointsOf(table.game, 's2')).toBe(0);
  });
});

it('R-VP-09 booked by hand, a law takes its point from its last holder alone', () => {
  for (const id of ['shard-of-the-throne', 'the-crown-of-emphidia']) {
    const table = atFirstTurn({ ...full, expansions: [] });
    const [row] = effectsOf(cardsOf([]), 'points', id);
    if (!row) throw new Error('no such source');
    // Voted on twice: s1 keeps the point of the first vote, s2 has the card.
    for (const seat of ['s1', 's2'] as const) {
      table.do(correctLaw, { law: id, holder: seat, outcome: seat });
      table.do(scorePoints, { lines: [{ seat, points: 1 }], source: { kind: 'law', id } });
    }
    table.do(bookPoints, bookingByHand(table.game, row, 's3', true));
    expect(table.game.seating.map((seat) => pointsOf(table.game, seat))).toEqual([1, 0, 1]);
    expect(table.game.laws[0]?.holder).toBe('s3');
  }
});

it('R-STAT-03 hands that are counted grow by one card, or by what a technology says', () => {
  const table = answerAll(atScoring(full));
  table.do(correctHoldings, { seat: 's3', holdings: { actionCards: null } });
  table.do(revealObjective, { objective: nextObjective(table) });
  const [drawn] = finishSteps(table.game, table.referee.ruleset, { step: 'draw', only: true });
  expect(drawn).toEqual({
    type: 'action-cards.drawn',
    // Sol owns the technology; the hand of s3 is not known.
    drawn: [
      { seat: 's1', cards: 1 },
      { seat: 's2', cards: 2 },
    ],
  });
  table.take([drawn].flatMap((fact) => fact ?? []));
  expect(table.game.players['s2']?.actionCards).toBe(2);
  expect(table.game.players['s3']?.actionCards).toBeNull();
  const plain = answerAll(atScoring());
  const [fact] = finishSteps(plain.game, plain.referee.ruleset, { step: 'draw', only: true });
  expect(fact).toEqual({ type: 'action-cards.drawn', drawn: [] });
});

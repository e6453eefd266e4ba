/** Whom an act leaves out that closes something for several players at once. */
import { describe, expect, test } from 'vitest';
import { answerScoring } from '../../../../src/lib/core/commands/objectives.ts';
import { correctBalances } from '../../../../src/lib/core/commands/corrections.ts';
import { correctHoldings } from '../../../../src/lib/core/commands/holdings.ts';
import { gainPlanets } from '../../../../src/lib/core/commands/planets.ts';
import { setHome } from '../../../../src/lib/core/commands/turns.ts';
import { judging } from '../../../../src/lib/core/conditions/judge.ts';
import {
  leftOutOfScoring,
  leftOutOfTurns,
  leftOutOfVotes,
} from '../../../../src/lib/core/queries/left-out.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { NO_SEAT } from '../../../../src/lib/core/vocabulary.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { atFirstTurn, atScoring, atVote } from '../../../support/rounds.ts';
import type { Table } from '../../../support/table.ts';

const FACTIONS = ['federation-of-sol', 'emirates-of-hacan', 'winnu'];
const laid = { players: 3, factions: FACTIONS };
const SEATS: readonly Seat[] = ['s1', 's2', 's3'];
const HAZARDOUS = ['lodor', 'quann', 'centauri', 'mellon'];

describe('of scoring', () => {
  const out = ({ game, referee }: Table, seats = SEATS) =>
    leftOutOfScoring(game, referee.ruleset, seats, judging(game, cardsOf(game.expansions)));
  const met = (table: Table, seat: Seat) => table.do(gainPlanets, { seat, planets: HAZARDOUS });

  test('is no one who lacks what every objective asks for', () => {
    expect(out(atScoring(laid))).toEqual({ could: [], may: [] });
  });

  test('is the player whose cell says so, unless the player is done or out of home', () => {
    const table = met(atScoring(laid), 's2');
    expect(out(table)).toEqual({ could: ['s2'], may: [] });
    expect(out(table, ['s1', 's3'])).toEqual({ could: [], may: [] });
    expect(out(met(atScoring(laid), 's2').do(setHome, { seat: 's2', controlled: false }))).toEqual({
      could: [],
      may: [],
    });
    while (table.active !== 's2') table.do(answerScoring, { seat: table.active ?? NO_SEAT });
    table.do(answerScoring, { seat: 's2' });
    expect(out(table)).toEqual({ could: [], may: [] });
  });

  test('may be everyone where nothing is tracked or read yet', () => {
    const { game, referee } = atScoring({ ...laid, settings: { depth: 'essentials' } });
    expect(leftOutOfScoring(game, referee.ruleset, SEATS)).toEqual({ could: [], may: SEATS });
  });
});

describe('of turns', () => {
  const out = ({ game, referee }: Table) =>
    leftOutOfTurns(game, referee.ruleset, cardsOf(game.expansions), SEATS);
  const without = (table: Table, seats: readonly Seat[]) => {
    const balances = { tactic: 0 };
    for (const seat of seats) table.do(correctBalances, { seat, balances });
    return table;
  };

  test('is a player with a token for a tactical action', () => {
    expect(out(without(atFirstTurn(laid), ['s1', 's3'])).could).toEqual(['s2']);
  });

  test('may be one who has something to play', () => {
    const table = without(atFirstTurn(laid), SEATS);
    // Orbital Drop is an action, and Sol pays it with a token of its strategy pool.
    expect(out(table)).toEqual({ could: [], may: ['s1'] });
    table.do(correctBalances, { seat: 's1', balances: { strategy: 0 } });
    expect(out(table)).toEqual({ could: [], may: [] });
    table.do(correctHoldings, { seat: 's2', holdings: { technologies: ['mageon-implants'] } });
    expect(out(table)).toEqual({ could: [], may: ['s2'] });
  });

  test('may be one with action cards in hand, where hands are counted', () => {
    const table = without(atFirstTurn({ ...laid, settings: { depth: 'full' } }), SEATS);
    table.do(correctBalances, { seat: 's1', balances: { strategy: 0 } });
    for (const seat of SEATS) table.do(correctHoldings, { seat, holdings: { actionCards: 0 } });
    const before = out(table).may;
    expect(before).not.toContain('s3');
    table.do(correctHoldings, { seat: 's3', holdings: { actionCards: 2 } });
    expect(out(table)).toEqual({ could: [], may: [...before, 's3'] });
  });

  test('may be everyone where tokens are not tracked', () => {
    const table = atFirstTurn({ ...laid, settings: { depth: 'essentials' } });
    expect(out(table)).toEqual({ could: [], may: SEATS });
  });
});

describe('of a vote', () => {
  const out = ({ game, referee }: Table, spent = 0) =>
    leftOutOfVotes(game, referee.ruleset, cardsOf(game.expansions), SEATS, () => spent);

  test('is a player whose planets have votes left', () => {
    const table = atVote('arms-reduction', laid);
    expect(out(table).could).toEqual(SEATS);
    expect(out(table, 99)).toEqual({ could: [], may: [] });
  });

  test('may be one whose planets are not tracked', () => {
    const table = atVote('arms-reduction', { ...laid, settings: { depth: 'essentials' } });
    expect(out(table)).toEqual({ could: [], may: SEATS });
  });
});

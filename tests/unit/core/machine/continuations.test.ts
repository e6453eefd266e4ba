/** Pinned counts of legal continuations: a change of the rules shows here, meant or not. */
import { describe, expect, it } from 'vitest';
import { continuations } from '../../../support/options.ts';
import { atFirstTurn, atScoring, openCard, playCard } from '../../../support/rounds.ts';
import { Table, type NewTable } from '../../../support/table.ts';

const TABLES: [string, NewTable][] = [
  ['base, six players', { players: 6, expansions: [] }],
  ['pok, six players', { players: 6, expansions: ['pok'] }],
  ['pok, three players', { players: 3, expansions: ['pok'] }],
];

type Moment = 'start' | 'turn' | 'secondary' | 'score';
const SIX: Record<Moment, number[]> = {
  start: [8, 56, 336],
  turn: [3, 4, 30],
  secondary: [11, 103, 814],
  score: [3, 5, 11],
};
const COUNTS: Record<string, Record<Moment, number[]>> = {
  'base, six players': SIX,
  'pok, six players': SIX,
  'pok, three players': {
    start: [8, 56, 336],
    turn: [4, 6, 34],
    secondary: [5, 20, 78],
    score: [3, 5, 11],
  },
};

describe.each(TABLES)('legal continuations to depth 3: %s', (name, options) => {
  it('from a started game', () => {
    expect(continuations(Table.start(options), 3)).toEqual(COUNTS[name]?.start);
  });
  it('from the first turn', () => {
    expect(continuations(atFirstTurn(options), 3)).toEqual(COUNTS[name]?.turn);
  });
  it('from the second turn of a round with an open secondary', () => {
    const table = playCard(atFirstTurn(options), 's1', 'leadership');
    openCard(table, 's2', 'diplomacy');
    expect(continuations(table, 3)).toEqual(COUNTS[name]?.secondary);
  });
  it('from the score step', () => {
    expect(continuations(atScoring(options), 3)).toEqual(COUNTS[name]?.score);
  });
});

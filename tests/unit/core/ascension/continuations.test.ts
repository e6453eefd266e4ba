/** Pinned counts of legal continuations of Shattered Ascension: a change of its rules shows here, meant or not. */
import { describe, expect, it } from 'vitest';
import { callCouncil } from '../../../../src/lib/core/commands/council.ts';
import { playStrategyCard } from '../../../../src/lib/core/commands/strategic-action.ts';
import type { EditionName } from '../../../support/ascension/ruleset.ts';
import { EDITIONS } from '../../../support/ascension/ruleset.ts';
import { atPicks, goOn, laid, picks, until } from '../../../support/ascension/table.ts';
import { continuations } from '../../../support/options.ts';
import type { Table } from '../../../support/table.ts';

const AGENDAS = [
  { agenda: 'aggressive-strategy', by: 's1' as const },
  { agenda: 'arms-reduction', by: 's3' as const },
];
const FIVE = ['leadership', 'diplomacy', 'assembly', 'production', 'trade'];

/** Moments of a round, each with who sits there and how the table comes to it. */
const MOMENTS: Record<string, (edition: EditionName) => Table> = {
  'setup, three players': (edition) => laid(edition),
  'bids for home systems, six players': (edition) =>
    until(laid(edition, { players: 6 }), 'setup.own-home-location-bidding'),
  'bids for the speaker, four players': (edition) =>
    until(laid(edition, { players: 4 }), 'setup.own-speaker-bidding'),
  'picks, two players': (edition) => atPicks(edition, { players: 2 }),
  'picks, eight players': (edition) => atPicks(edition, { players: 8 }),
  'picks with counters, three players': (edition) =>
    until(until(atPicks(edition), 'action.turn'), 'strategy.pick'),
  'after the picks, five players': (edition) => picks(atPicks(edition, { players: 5 }), FIVE),
  'first turn, six players': (edition) => until(atPicks(edition, { players: 6 }), 'action.turn'),
  'open secondary, six players': (edition) => {
    const table = until(atPicks(edition, { players: 6 }), 'action.turn');
    return table.do(playStrategyCard, { seat: 's1', card: 'leadership' });
  },
  'council, three players': (edition) => {
    const table = picks(atPicks(edition), ['assembly']);
    until(table, 'action.turn');
    while (table.active !== 's1') goOn(table);
    return table
      .do(playStrategyCard, { seat: 's1', card: 'assembly' })
      .do(callCouncil, { seat: 's1', option: 'b', speaker: 's2', agendas: AGENDAS });
  },
  'claims, three players': (edition) =>
    until(
      laid(edition, {
        objectives: ['s1-mecatol', 's2-10-planets', 'pre-isolated', 'spe-sovereign'],
      }),
      'status.score',
    ),
  'goods for resources, two players': (edition) =>
    until(laid(edition, { players: 2 }), 'status.own-produce-trade-goods'),
  'planets refreshed, three players': (edition) =>
    until(laid(edition), 'status.own-refresh-planets'),
};

/** Where both editions count alike. */
const BOTH = {
  'bids for home systems, six players': [2, 5, 14],
  'bids for the speaker, four players': [2, 5, 12],
  'picks, two players': [8, 56, 336],
  'picks, eight players': [9, 72, 504],
  'picks with counters, three players': [10, 86, 624],
  // In any turn the table may hold a council, and go on with the turn.
  'first turn, six players': [4, 5, 37],
  'open secondary, six players': [2, 25, 269],
  'council, three players': [14, 174, 1952],
  // No one has the planets of Sovereign.
  'claims, three players': [9, 66, 384],
  'planets refreshed, three players': [2, 2, 2],
};
const COUNTS: Record<EditionName, Record<string, number[]>> = {
  v42: {
    ...BOTH,
    'setup, three players': [4, 8, 20],
    // What the counter on Bureaucracy reveals, or nothing; then the card that no one plays is drawn.
    'after the picks, five players': [37, 148, 592],
    'goods for resources, two players': [6, 27, 54],
  },
  v6: {
    ...BOTH,
    // Everyone rolls.
    'setup, three players': [4, 11, 23],
    'after the picks, five players': [37, 148, 185],
    // Upgrades came before, and planets are refreshed next.
    'goods for resources, two players': [6, 27, 52],
  },
};

describe.each(EDITIONS)('legal continuations to depth 3: edition %s', (edition) => {
  it.each(Object.entries(MOMENTS))('%s', (name, at) => {
    expect(continuations(at(edition), 3)).toEqual(COUNTS[edition][name]);
  });
});

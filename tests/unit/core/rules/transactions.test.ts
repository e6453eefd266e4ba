/** Transactions, goods and commodities. */
import { describe, expect, it } from 'vitest';
import {
  addVotes,
  castVotes,
  resolveAgenda,
  revealAgenda,
} from '../../../../src/lib/core/commands/agenda.ts';
import { eliminatePlayer } from '../../../../src/lib/core/commands/corrections.ts';
import { correctHoldings } from '../../../../src/lib/core/commands/holdings.ts';
import * as tokens from '../../../../src/lib/core/commands/tokens.ts';
import { passTurn, takeComponentTurn } from '../../../../src/lib/core/commands/turns.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { takeStrategicAction } from '../../../../src/lib/core/commands/whole-turns.ts';
import { given } from '../../../support/given.ts';
import { ALL_RULESETS, BOTH, inRulesets } from '../../../support/in-rulesets.ts';
import { atFirstTurn, atVote, pickAll, turnOf } from '../../../support/rounds.ts';
import type { Fragment } from '../../../../src/lib/core/vocabulary.ts';
import type { Table } from '../../../support/table.ts';

const { makeTransaction, replenish } = tokens;

const trade = (one: Seat, two: Seat, goods = 0, commodities = 0) => ({
  sides: [
    { seat: one, goods, commodities },
    { seat: two, goods: 0, commodities: 0, note: 'a note' },
  ] as Parameters<typeof makeTransaction>[2]['sides'],
});

const stocked = (table: Table) => table.do(replenish, { seats: ['s1', 's2', 's3'] });

inRulesets(
  ALL_RULESETS,
  'R-TRD-01 the active player trades once with each other player',
  (start) => {
    const table = pickAll(start());
    given(table).when(makeTransaction, trade('s1', 's2')).isAccepted();
    given(table).when(makeTransaction, trade('s3', 's1')).isAccepted();
    table.do(takeComponentTurn, { seat: 's1' });
    given(table).when(makeTransaction, trade('s2', 's1')).isAccepted();
  },
);

inRulesets(
  BOTH,
  'R-TRD-01 a second trade, or one without the active player, is refused',
  (start) => {
    const table = pickAll(start()).do(makeTransaction, trade('s1', 's2'));
    given(table).when(makeTransaction, trade('s2', 's1')).isRefused('already-traded');
    given(table).when(makeTransaction, trade('s2', 's3')).isRefused('not-active-player');
    given(table).when(makeTransaction, trade('s1', 's1')).isRefused('same-seat');
  },
);

inRulesets(BOTH, 'R-TRD-03 goods, commodities and a note each way make one trade', (start) => {
  const table = stocked(pickAll(start())).do(tokens.gainGoods, { seat: 's1', goods: 4 });
  given(table)
    .when(makeTransaction, trade('s1', 's2', 3, 2))
    .isAccepted();
  expect(table.game.players['s1']).toMatchObject({ goods: 1, commodities: 1 });
  expect(table.game.players['s2']).toMatchObject({ goods: 5, commodities: 3 });
});

inRulesets(BOTH, 'R-TRD-03 giving more than one has is refused', (start) => {
  const table = stocked(pickAll(start()));
  given(table)
    .when(makeTransaction, trade('s1', 's2', 1))
    .isRefused('goods-short');
  given(table)
    .when(makeTransaction, trade('s1', 's2', 0, 4))
    .isRefused('commodities-short');
});

inRulesets(BOTH, 'R-TRD-05 each pair trades once per agenda, neighbours or not', (start) => {
  const table = voting(start());
  given(table).when(makeTransaction, trade('s2', 's3')).isAccepted();
  given(table).when(makeTransaction, trade('s2', 's4')).isAccepted();
  table.do(resolveAgenda, { outcome: 'against', decidedBy: 'table' });
  table.do(revealAgenda, { agenda: 'economic-equality' });
  given(table).when(makeTransaction, trade('s2', 's3')).isAccepted();
});

inRulesets(BOTH, 'R-TRD-05 a second trade of a pair in one agenda is refused', (start) => {
  const table = voting(start()).do(makeTransaction, trade('s2', 's3'));
  given(table).when(makeTransaction, trade('s3', 's2')).isRefused('already-traded-agenda');
});

/** The vote on the first agenda, in the ruleset of this table. */
function voting(table: Table): Table {
  return atVote('arms-reduction', { expansions: [...table.referee.ruleset.expansions] });
}

inRulesets(BOTH, 'R-TRD-06 a passed player may be the other side of a trade', (start) => {
  const table = anaPassed(pickAll(start()));
  given(table).when(makeTransaction, trade('s2', 's1')).isAccepted();
});

inRulesets(BOTH, 'R-TRD-06 two players who are not active are refused, passed or not', (start) => {
  const table = anaPassed(pickAll(start()));
  given(table).when(makeTransaction, trade('s1', 's3')).isRefused('not-active-player');
});

function anaPassed(table: Table): Table {
  table.do(takeStrategicAction, { seat: 's1', card: 'leadership' });
  return turnOf(table, 's1').do(passTurn, { seat: 's1' });
}

it('R-TRD-06 no one trades with an eliminated player', () => {
  const table = atFirstTurn().do(eliminatePlayer, { seat: 's4' });
  given(table).when(makeTransaction, trade('s1', 's4')).isRefused('not-playing');
});

inRulesets(BOTH, 'R-TRD-09 goods pay for effects, votes leave them alone', (start) => {
  const table = voting(start()).do(tokens.gainGoods, { seat: 's2', goods: 2 });
  table.do(castVotes, { seat: 's2', outcome: 'for', votes: 5 });
  expect(table.game.players['s2']?.goods).toBe(2);
  given(table)
    .when(tokens.adjustBalance, { seat: 's2', changes: { goods: -2 } })
    .isAccepted();
});

inRulesets(BOTH, 'R-TRD-09 buying votes with goods in the vote is refused', (start) => {
  const table = voting(start()).do(tokens.gainGoods, { seat: 's2', goods: 2 });
  const bought = { seat: 's2', outcome: 'for', votes: 2, goods: 2 } as const;
  given(table).when(addVotes, bought).isRefused('out-of-step');
});

inRulesets(BOTH, 'R-TRD-11 replenishing fills up to the printed value', (start) => {
  const table = pickAll(start({ factions: ['emirates-of-hacan', 'l1z1x-mindnet'] }));
  table.do(tokens.adjustBalance, { seat: 's1', changes: { commodities: 4 } });
  given(table)
    .when(replenish, { seats: ['s1', 's2'] })
    .isAccepted();
  expect(table.game.players['s1']?.commodities).toBe(6);
  expect(table.game.players['s2']?.commodities).toBe(2);
  expect(replenish(table.game, table.referee.ruleset, { seats: ['s1'] })).toEqual([]);
});

inRulesets(BOTH, 'R-TRD-11 more commodities than the printed value are refused', (start) => {
  const table = stocked(pickAll(start()));
  given(table)
    .whenTold({ type: 'commodities.replenished', replenished: [{ seat: 's1', commodities: 1 }] })
    .isRefused('above-commodities');
  given(table)
    .when(tokens.adjustBalance, { seat: 's1', changes: { commodities: 1 } })
    .isRefused('above-commodities');
});

inRulesets(BOTH, 'R-TRD-12 commodities arrive as goods', (start) => {
  const table = stocked(pickAll(start())).do(makeTransaction, trade('s1', 's2', 0, 3));
  expect(table.game.players['s2']).toMatchObject({ goods: 3, commodities: 3 });
  expect(table.game.players['s1']).toMatchObject({ goods: 0, commodities: 0 });
});

inRulesets(BOTH, 'R-TRD-13 commodities are given away in a trade', (start) => {
  const table = stocked(pickAll(start()));
  given(table)
    .when(makeTransaction, trade('s1', 's2', 0, 1))
    .isAccepted();
});

inRulesets(BOTH, 'R-TRD-13 commodities passed off as goods are refused', (start) => {
  const table = stocked(pickAll(start()));
  given(table)
    .when(makeTransaction, trade('s1', 's2', 1))
    .isRefused('goods-short');
});

describe('relic fragments change hands in a transaction', () => {
  type Kinds = Partial<Record<Fragment, number>>;
  const NONE = { cultural: 0, hazardous: 0, industrial: 0, unknown: 0 };
  /** A table at full depth where Cem has these fragments. */
  const found = (has: Kinds, players = 3) => {
    const table = atFirstTurn({ players, expansions: ['pok'], settings: { depth: 'full' } });
    for (const seat of table.game.seating) {
      const fragments = seat === 's3' ? { ...NONE, ...has } : NONE;
      table.do(correctHoldings, { seat, holdings: { fragments } });
    }
    return table;
  };
  const gives = (seat: Seat, fragments: Kinds, goods = 0) => ({
    seat,
    goods,
    commodities: 0,
    fragments,
  });
  const plain = (seat: Seat) => ({ seat, goods: 0, commodities: 0 });
  const has = (table: Table, seat: Seat) => table.game.players[seat]?.fragments;

  it('R-TRD-04 they move in the one act', () => {
    const table = found({ cultural: 1 });
    given(table)
      .when(makeTransaction, { sides: [gives('s3', { cultural: 1 }), plain('s1')] })
      .isAccepted();
    expect(has(table, 's1')).toEqual({ ...NONE, cultural: 1 });
    expect(has(table, 's3')).toEqual(NONE);
  });

  it('R-TRD-04 of several kinds, both ways and for goods, at a table of six', () => {
    const table = found({ industrial: 2, unknown: 1 }, 6).do(tokens.gainGoods, {
      seat: 's1',
      goods: 3,
    });
    table.do(correctHoldings, { seat: 's1', holdings: { fragments: { ...NONE, hazardous: 3 } } });
    const [one, two] = [
      gives('s1', { hazardous: 2 }, 3),
      gives('s3', { industrial: 2, unknown: 1 }),
    ];
    given(table)
      .when(makeTransaction, { sides: [one, two] })
      .isAccepted();
    expect(has(table, 's1')).toEqual({ ...NONE, hazardous: 1, industrial: 2, unknown: 1 });
    expect(has(table, 's3')).toEqual({ ...NONE, hazardous: 2 });
    expect(table.game.players['s3']?.goods).toBe(3);
  });

  it('R-TRD-04 no more than there are, where they are tracked', () => {
    const table = found({ hazardous: 1 });
    const two = [gives('s3', { hazardous: 2 }), plain('s1')] as const;
    given(table)
      .when(makeTransaction, { sides: [...two] })
      .isRefused('fragments-short');
    given(table)
      .when(makeTransaction, { sides: [plain('s1'), gives('s3', { cultural: 1 })] })
      .isRefused('fragments-short');
    const untracked = atFirstTurn({ players: 3, expansions: ['pok'] });
    given(untracked)
      .when(makeTransaction, { sides: [...two] })
      .isAccepted();
  });

  it('is told kind by kind, and one without any has none in its fact', () => {
    const { game, referee } = found({ cultural: 2 });
    const sides = [
      gives('s3', { cultural: 2, hazardous: 0 }),
      gives('s1', { unknown: 0 }),
    ] as const;
    const [fact] = makeTransaction(game, referee.ruleset, { sides: [...sides] });
    expect(fact).toMatchObject({ sides: [{ fragments: { cultural: 2 } }, { seat: 's1' }] });
    expect(JSON.stringify(fact)).not.toContain('unknown');
  });
});

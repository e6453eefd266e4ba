/** Secondaries: who may follow, what it costs, who must. */
import { expect } from 'vitest';
import { settleSecondary } from '../../../../src/lib/core/commands/holdings.ts';
import { resolvePrimary } from '../../../../src/lib/core/commands/primary.ts';
import { adjustBalance } from '../../../../src/lib/core/commands/tokens.ts';
import * as strategic from '../../../../src/lib/core/commands/strategic-action.ts';
import { endTurn, passTurn } from '../../../../src/lib/core/commands/turns.ts';
import { waitingSeats } from '../../../../src/lib/core/rules/secondaries.ts';
import { given } from '../../../support/given.ts';
import {
  ALL_RULESETS,
  BEFORE_THUNDERS_EDGE,
  BOTH,
  inRulesets,
  type Start,
} from '../../../support/in-rulesets.ts';
import {
  finishStatus,
  passEverybody,
  pickAll,
  playCard,
  openCard,
  turnOf,
  type Wanted,
} from '../../../support/rounds.ts';
import type { NewTable, Table } from '../../../support/table.ts';

const { declineRest, declineSecondary, followSecondary } = strategic;

/** Ana has just played this card. */
function played(start: Start, card: string, options: NewTable = {}, wanted: Wanted = {}): Table {
  const table = pickAll(start({ players: 5, ...options }), { s1: [card], ...wanted });
  return openCard(table, 's1', card);
}

inRulesets(BOTH, 'R-SACT-02 everyone but the owner may follow', (start) => {
  const table = played(start, 'politics');
  given(table).when(followSecondary, { seat: 's3', card: 'politics' }).isAccepted();
});

inRulesets(BOTH, 'R-SACT-02 the owner following the own card is refused', (start) => {
  const table = played(start, 'politics');
  given(table).when(followSecondary, { seat: 's1', card: 'politics' }).isRefused('own-card');
});

inRulesets(
  BOTH,
  'R-SACT-03 each answers once, in whatever order, until the status phase',
  (start) => {
    const table = played(start, 'politics');
    expect(waitingSeats(table.game, 'politics')).toEqual(['s2', 's3', 's4', 's5']);
    given(table).when(declineSecondary, { seat: 's4', card: 'politics' }).isAccepted();
    given(table).when(followSecondary, { seat: 's2', card: 'politics' }).isAccepted();
    expect(waitingSeats(table.game, 'politics')).toEqual(['s3', 's5']);
    given(table).when(declineRest, { card: 'politics' }).isAccepted();
    expect(waitingSeats(table.game, 'politics')).toEqual([]);
  },
);

inRulesets(BOTH, 'R-SACT-03 a second answer and a closed secondary are refused', (start) => {
  const table = played(start, 'politics');
  table.do(declineSecondary, { seat: 's2', card: 'politics' });
  const again = { seat: 's2', card: 'politics' } as const;
  given(table).when(followSecondary, again).isRefused('already-answered');
  given(table).when(followSecondary, { seat: 's2', card: 'trade' }).isRefused('secondary-closed');
  given(table)
    .whenTold({ type: 'secondaries.declined', card: 'politics', seats: ['s2'] })
    .isRefused('already-answered');
  table
    .do(resolvePrimary, { seat: 's1', card: 'politics', speaker: null })
    .do(endTurn, { seat: 's1' });
  passEverybody(table);
  given(table)
    .when(followSecondary, { seat: 's3', card: 'politics' })
    .isRefused('secondary-closed');
});

inRulesets(ALL_RULESETS, 'R-SACT-05 a secondary costs one strategy token', (start) => {
  const table = played(start, 'politics');
  given(table)
    .when(followSecondary, { seat: 's2', card: 'politics' })
    .gives({ type: 'secondary.answered', tokens: 1, to: 'reinforcements' });
  expect(table.game.players['s2']?.tokens?.strategy).toBe(1);
});

inRulesets(BOTH, 'R-SACT-05 a secondary that is not paid for is refused', (start) => {
  const table = played(start, 'politics');
  const answer = {
    seat: 's2',
    card: 'politics',
    answer: 'followed',
    to: 'reinforcements',
  } as const;
  given(table)
    .whenTold({ type: 'secondary.answered', tokens: 0, ...answer })
    .isRefused('secondary-not-paid');
});

inRulesets(BOTH, 'R-SACT-06 the last strategy token pays', (start) => {
  const table = played(start, 'politics');
  table.do(adjustBalance, { seat: 's2', changes: { strategy: -1 } });
  given(table).when(followSecondary, { seat: 's2', card: 'politics' }).isAccepted();
});

inRulesets(BOTH, 'R-SACT-06 following without a strategy token is refused', (start) => {
  const table = played(start, 'politics');
  table.do(adjustBalance, { seat: 's2', changes: { strategy: -2, tactic: 2 } });
  given(table)
    .when(followSecondary, { seat: 's2', card: 'politics' })
    .isRefused('no-strategy-token');
});

inRulesets(BOTH, 'R-SACT-06 an unknown balance never refuses', (start) => {
  const table = played(start, 'politics', { settings: { depth: 'essentials' } });
  expect(table.game.players['s2']?.tokens).toBeNull();
  given(table).when(followSecondary, { seat: 's2', card: 'politics' }).isAccepted();
});

inRulesets(BOTH, 'R-CARD-02 Leadership is followed without a strategy token', (start) => {
  const table = played(start, 'leadership');
  table.do(adjustBalance, { seat: 's2', changes: { strategy: -2 } });
  const tokens = { tactic: 1, fleet: 0, strategy: 1 };
  given(table)
    .when(followSecondary, { seat: 's2', card: 'leadership', tokens })
    .gives({ type: 'secondary.answered', tokens: 0 }, { type: 'tokens.gained', tokens });
});

inRulesets(BOTH, 'R-CARD-02 a second helping of Leadership is refused', (start) => {
  const table = played(start, 'leadership');
  table.do(followSecondary, { seat: 's2', card: 'leadership' });
  given(table)
    .when(followSecondary, { seat: 's2', card: 'leadership' })
    .isRefused('already-answered');
});

/** Ben follows Construction and owes the token. */
function owingForConstruction(start: Start): Table {
  const table = played(start, 'construction');
  table.do(resolvePrimary, { seat: 's1', card: 'construction' });
  return table.insist(followSecondary, { seat: 's2', card: 'construction', owing: true });
}
const latePayment = { seat: 's2', card: 'construction', how: 'paid' } as const;
const sheetOf = ({ game }: Table) => {
  const ben = game.players['s2'];
  return { strategy: ben?.tokens?.strategy, board: ben?.board };
};

inRulesets(
  BEFORE_THUNDERS_EDGE,
  'R-CARD-10 paid late in the same action phase, the token still goes to the board',
  (start) => {
    const table = owingForConstruction(start);
    expect(table.game.debts).toEqual([
      { seat: 's2', card: 'construction', round: 1, tokens: 1, to: 'board' },
    ]);
    expect(sheetOf(table)).toEqual({ strategy: 2, board: 0 });
    given(table)
      .when(settleSecondary, latePayment)
      .gives({ type: 'secondary.settled', tokens: 1, to: 'board' });
    expect(sheetOf(table)).toEqual({ strategy: 1, board: 1 });
  },
);

inRulesets(
  BEFORE_THUNDERS_EDGE,
  'R-TOK-06 the token of Construction goes to reinforcements where one is already',
  (start) => {
    const table = played(start, 'construction');
    const follows = { seat: 's2', card: 'construction', there: true } as const;
    given(table)
      .when(followSecondary, follows)
      .gives({ type: 'secondary.answered', tokens: 1, to: 'reinforcements' });
    expect(sheetOf(table)).toEqual({ strategy: 1, board: 0 });
    const owing = played(start, 'construction').insist(followSecondary, {
      ...follows,
      owing: true,
    });
    owing.do(settleSecondary, latePayment);
    expect(sheetOf(owing)).toEqual({ strategy: 1, board: 0 });
  },
);

inRulesets(
  ['thunders-edge'],
  'R-CARD-10 where the board gets none, late payment sends none',
  (start) => {
    const table = owingForConstruction(start);
    given(table)
      .when(settleSecondary, latePayment)
      .gives({ type: 'secondary.settled', tokens: 1, to: 'reinforcements' });
    expect(sheetOf(table)).toEqual({ strategy: 1, board: 0 });
  },
);

inRulesets(BOTH, 'R-CARD-10 paid after the action phase, it returns to reinforcements', (start) => {
  const table = owingForConstruction(start).do(endTurn, { seat: 's1' });
  const inStatus = passEverybody(table);
  given(inStatus)
    .when(settleSecondary, latePayment)
    .gives({ type: 'secondary.settled', tokens: 1, to: 'reinforcements' });
  expect(sheetOf(inStatus)).toEqual({ strategy: 1, board: 0 });
});

inRulesets(BOTH, 'R-CARD-10 a round later it returns to reinforcements', (start) => {
  const table = owingForConstruction(start).do(endTurn, { seat: 's1' });
  pickAll(finishStatus(passEverybody(table)));
  expect([table.at, table.game.round]).toEqual(['action.turn', 2]);
  table.do(settleSecondary, latePayment);
  expect(sheetOf(table)).toMatchObject({ board: 0 });
});

inRulesets(BOTH, 'R-CARD-10 forgiven, it stays on the sheet', (start) => {
  const table = owingForConstruction(start);
  table.do(settleSecondary, { ...latePayment, how: 'forgiven' });
  expect(sheetOf(table)).toEqual({ strategy: 2, board: 0 });
});

inRulesets(BOTH, 'R-CARD-10 a payment told without its place goes to reinforcements', (start) => {
  const table = owingForConstruction(start);
  table.record([{ type: 'secondary.settled', ...latePayment, tokens: 1 }]);
  expect(sheetOf(table)).toEqual({ strategy: 1, board: 0 });
});

inRulesets(ALL_RULESETS, 'R-CARD-12 whom Trade lets in follows free', (start) => {
  const table = played(start, 'trade');
  table.do(resolvePrimary, { seat: 's1', card: 'trade', freed: ['s3'] });
  given(table)
    .when(followSecondary, { seat: 's3', card: 'trade' })
    .gives({ type: 'secondary.answered', tokens: 0 }, { type: 'commodities.replenished' });
  expect(table.game.players['s3']?.tokens?.strategy).toBe(2);
});

inRulesets(ALL_RULESETS, 'R-CARD-12 whom Trade lets in cannot decline or follow twice', (start) => {
  const table = played(start, 'trade');
  table.do(resolvePrimary, { seat: 's1', card: 'trade', freed: ['s3'] });
  given(table).when(declineSecondary, { seat: 's3', card: 'trade' }).isRefused('must-follow');
  given(table)
    .whenTold({ type: 'secondaries.declined', card: 'trade', seats: ['s3'] })
    .isRefused('must-follow');
  table.do(followSecondary, { seat: 's3', card: 'trade' });
  given(table).when(followSecondary, { seat: 's3', card: 'trade' }).isRefused('already-answered');
});

inRulesets(BOTH, 'R-CARD-12 letting the owner in, or into a card not open, is refused', (start) => {
  const table = played(start, 'trade');
  given(table)
    .whenTold({ type: 'followers.freed', card: 'trade', seats: ['s1'] })
    .isRefused('own-card');
  given(table)
    .whenTold({ type: 'followers.freed', card: 'warfare', seats: ['s2'] })
    .isRefused('secondary-closed');
});

inRulesets(BOTH, 'R-ERR-02 the Diplomacy secondary takes the strategy token', (start) => {
  const table = played(start, 'diplomacy');
  given(table)
    .when(followSecondary, { seat: 's2', card: 'diplomacy' })
    .gives({ type: 'secondary.answered', tokens: 1 });
});

inRulesets(BOTH, 'R-ERR-02 Diplomacy without a strategy token is refused', (start) => {
  const table = played(start, 'diplomacy');
  table.do(adjustBalance, { seat: 's2', changes: { strategy: -2 } });
  given(table)
    .when(followSecondary, { seat: 's2', card: 'diplomacy' })
    .isRefused('no-strategy-token');
});

inRulesets(BOTH, 'R-ERR-07 a free Trade secondary is taken after the primary', (start) => {
  const table = played(start, 'trade');
  table.do(resolvePrimary, { seat: 's1', card: 'trade', freed: ['s2', 's3'] });
  expect(table.game.players['s2']?.commodities).toBe(0);
  given(table).when(followSecondary, { seat: 's3', card: 'trade' }).isAccepted();
  expect(table.game.players['s3']?.commodities).toBe(3);
  expect(table.game.players['s2']?.commodities).toBe(0);
});

inRulesets(BOTH, 'R-ERR-07 a Trade secondary before the card is played is refused', (start) => {
  const table = pickAll(start({ players: 5 }), { s1: ['trade'] });
  given(table).when(followSecondary, { seat: 's2', card: 'trade' }).isRefused('secondary-closed');
});

inRulesets(BOTH, 'R-ACT-06 a passed player may still follow', (start) => {
  const table = pickAll(start({ players: 5 }), { s1: ['imperial'], s2: ['leadership'] });
  playCard(table, 's2', 'leadership');
  turnOf(table, 's2').do(passTurn, { seat: 's2' });
  openCard(table, 's1', 'imperial');
  given(table).when(followSecondary, { seat: 's2', card: 'imperial' }).isAccepted();
});

inRulesets(BOTH, 'R-ACT-06 a passed player following the own card is refused', (start) => {
  const table = pickAll(start({ players: 5 }), { s2: ['leadership'] });
  openCard(table, 's2', 'leadership');
  table
    .do(resolvePrimary, { seat: 's2', card: 'leadership', tokens: null })
    .do(endTurn, { seat: 's2' });
  turnOf(table, 's2').do(passTurn, { seat: 's2' });
  given(table).when(followSecondary, { seat: 's2', card: 'leadership' }).isRefused('own-card');
});

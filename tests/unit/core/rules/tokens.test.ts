/** Command tokens and balances. */
import { expect, it } from 'vitest';
import { followSecondary } from '../../../../src/lib/core/commands/strategic-action.ts';
import * as tokens from '../../../../src/lib/core/commands/tokens.ts';
import { takeTacticalAction, takeTacticalTurn } from '../../../../src/lib/core/commands/turns.ts';
import { eliminatePlayer } from '../../../../src/lib/core/commands/corrections.ts';
import { reinforcementsOf } from '../../../../src/lib/core/rules/tokens.ts';
import { given } from '../../../support/given.ts';
import { BOTH, inRulesets } from '../../../support/in-rulesets.ts';
import { atFirstTurn, atTokens, openCard, pickAll, turnOf } from '../../../support/rounds.ts';
import type { Table } from '../../../support/table.ts';

const { adjustBalance, captureToken, gainTokens, placeTokens, releaseToken } = tokens;
const { giveInitiativeToken, redistributeTokens, takeTokenBack } = tokens;

const pool = (tactic: number, fleet: number, strategy: number) => ({ tactic, fleet, strategy });

inRulesets(BOTH, 'R-GEN-05 a cost that can be paid is paid', (start) => {
  const table = pickAll(start()).do(tokens.gainGoods, { seat: 's1', goods: 2 });
  given(table)
    .when(adjustBalance, { seat: 's1', changes: { goods: -2 } })
    .isAccepted();
  expect(table.game.players['s1']?.goods).toBe(0);
});

inRulesets(BOTH, 'R-GEN-05 a cost above the balance is refused', (start) => {
  const table = pickAll(start());
  for (const changes of [{ goods: -1 }, { fleet: -4 }, { board: -1 }, { commodities: -1 }]) {
    given(table).when(adjustBalance, { seat: 's1', changes }).isRefused('below-zero');
  }
});

it('R-GEN-12 goods have no cap, command tokens have', () => {
  const table = atFirstTurn();
  given(table)
    .when(adjustBalance, { seat: 's1', changes: { goods: 99 } })
    .isAccepted();
  given(table)
    .when(adjustBalance, { seat: 's1', changes: { fleet: 9 } })
    .isRefused('above-total');
});

it('R-TOK-01 the sum over pools, board and reinforcements stays', () => {
  const table = atFirstTurn({ factions: ['mahact-gene-sorcerers'] });
  const sum = () => {
    const { tokens: sheet, board } = table.game.players['s2'] ?? {};
    return (sheet ? sheet.tactic + sheet.fleet + sheet.strategy : 0) + (board ?? 0);
  };
  expect(reinforcementsOf(table.game, 's2')).toBe(16 - sum());
  turnOf(table, 's2').do(takeTacticalTurn, { seat: 's2' });
  expect(reinforcementsOf(table.game, 's2')).toBe(8);
  table.do(captureToken, { by: 's1', from: 's2' });
  expect(reinforcementsOf(table.game, 's2')).toBe(7);
  expect(table.game.players['s1']?.tokens).toEqual(pool(3, 3, 2));
  table.do(releaseToken, { by: 's1', from: 's2' });
  expect(reinforcementsOf(table.game, 's2')).toBe(8);
});

it('R-TOK-01 only who captures tokens captures one of each other player', () => {
  const table = atFirstTurn({ factions: ['mahact-gene-sorcerers'] });
  given(table).when(captureToken, { by: 's2', from: 's3' }).isRefused('no-captor');
  given(table).when(captureToken, { by: 's1', from: 's1' }).isRefused('no-captor');
  given(table).when(releaseToken, { by: 's1', from: 's2' }).isRefused('no-captor');
  given(table).when(captureToken, { by: 's1', from: 's2' }).isAccepted();
  given(table).when(captureToken, { by: 's1', from: 's2' }).isRefused('no-captor');
  table.do(adjustBalance, { seat: 's3', changes: { fleet: 8 } });
  given(table).when(captureToken, { by: 's1', from: 's3' }).isRefused('no-reinforcements');
});

it('R-TOK-02 the total per player is a setting', () => {
  const table = atFirstTurn({ settings: { tokenTotal: 20 } });
  expect(reinforcementsOf(table.game, 's1')).toBe(12);
});

/** Ana has one token left in reinforcements. */
const nearlyOut = (table: Table) => table.do(adjustBalance, { seat: 's1', changes: { fleet: 7 } });

inRulesets(BOTH, 'R-TOK-03 a gain takes what reinforcements hold, the rest is lost', (start) => {
  const table = nearlyOut(pickAll(start()));
  given(table)
    .when(gainTokens, { seat: 's1', tokens: pool(3, 0, 0) })
    .gives({ type: 'tokens.gained', tokens: pool(1, 0, 0) });
  expect(reinforcementsOf(table.game, 's1')).toBe(0);
});

inRulesets(BOTH, 'R-TOK-03 a gain beyond reinforcements is refused', (start) => {
  const table = nearlyOut(pickAll(start()));
  given(table)
    .whenTold({ type: 'tokens.gained', seat: 's1', tokens: pool(2, 0, 0) })
    .isRefused('no-reinforcements');
  given(table)
    .whenTold({ type: 'tokens.gained', seat: 's1', tokens: pool(2, -1, 0) })
    .isRefused('sum-changed');
});

inRulesets(BOTH, 'R-TOK-05 forced placement goes to the sheet without reinforcements', (start) => {
  const table = pickAll(start()).do(adjustBalance, { seat: 's2', changes: { fleet: 8 } });
  const from = tokens.placementFrom(table.game, 's2');
  expect(from).not.toBe('reinforcements');
  given(table)
    .when(placeTokens, { placements: [{ seat: 's2', from }] })
    .isAccepted();
  expect(table.game.players['s2']?.board).toBe(1);
});

inRulesets(BOTH, 'R-TOK-05 placing from an empty place is refused', (start) => {
  const table = pickAll(start()).do(adjustBalance, {
    seat: 's2',
    changes: { fleet: 11, tactic: -3 },
  });
  const placed = (from: 'reinforcements' | 'tactic') => ({
    placements: [{ seat: 's2' as const, from }],
  });
  given(table).when(placeTokens, placed('reinforcements')).isRefused('no-reinforcements');
  given(table).when(placeTokens, placed('tactic')).isRefused('pool-too-small');
});

inRulesets(BOTH, 'R-TOK-07 fleet tokens stay when actions and secondaries are paid', (start) => {
  const table = pickAll(start()).do(takeTacticalTurn, { seat: 's1' });
  openCard(table, 's2', 'diplomacy');
  table.do(followSecondary, { seat: 's1', card: 'diplomacy' });
  expect(table.game.players['s1']?.tokens).toEqual(pool(2, 3, 1));
});

inRulesets(BOTH, 'R-TOK-07 paying an action with a fleet token is refused', (start) => {
  const table = pickAll(start()).do(adjustBalance, { seat: 's1', changes: { tactic: -3 } });
  given(table).when(takeTacticalAction, { seat: 's1' }).isRefused('no-tactic-token');
});

inRulesets(BOTH, 'R-TOK-08 tactic pays actions, strategy pays secondaries', (start) => {
  const table = pickAll(start()).do(takeTacticalTurn, { seat: 's1' });
  expect(table.game.players['s1']?.tokens).toEqual(pool(2, 3, 2));
  openCard(table, 's2', 'diplomacy');
  table.do(followSecondary, { seat: 's1', card: 'diplomacy' });
  expect(table.game.players['s1']?.tokens).toEqual(pool(2, 3, 1));
});

inRulesets(BOTH, 'R-TOK-08 a secondary paid from tactic is refused', (start) => {
  const table = pickAll(start()).do(adjustBalance, { seat: 's2', changes: { strategy: -2 } });
  openCard(table, 's3', 'politics');
  given(table)
    .when(followSecondary, { seat: 's2', card: 'politics' })
    .isRefused('no-strategy-token');
});

inRulesets(BOTH, 'R-TOK-08 an action paid from strategy is refused', (start) => {
  const table = pickAll(start()).do(adjustBalance, { seat: 's1', changes: { tactic: -3 } });
  expect(table.game.players['s1']?.tokens).toEqual(pool(0, 3, 2));
  given(table).when(takeTacticalAction, { seat: 's1' }).isRefused('no-tactic-token');
});

inRulesets(BOTH, 'R-TOK-09 tokens move between pools in status step 5', (start) => {
  const table = atTokens(start());
  given(table)
    .when(redistributeTokens, { seat: 's1', tokens: pool(-1, 2, -1) })
    .isAccepted();
  expect(table.game.players['s1']?.tokens).toEqual(pool(2, 5, 1));
});

inRulesets(BOTH, 'R-TOK-09 moving tokens at another moment is refused', (start) => {
  const table = pickAll(start());
  given(table)
    .when(redistributeTokens, { seat: 's1', tokens: pool(1, -1, 0) })
    .isRefused('not-redistributing');
});

inRulesets(BOTH, 'R-TOK-09 a move that changes the sum or empties too much is refused', (start) => {
  const table = atTokens(start());
  given(table)
    .when(redistributeTokens, { seat: 's1', tokens: pool(1, 0, 0) })
    .isRefused('sum-changed');
  given(table)
    .when(redistributeTokens, { seat: 's1', tokens: pool(-4, 4, 0) })
    .isRefused('pool-too-small');
});

it('R-CARD-14 a token is taken back only from the board', () => {
  const table = atFirstTurn();
  given(table).when(takeTokenBack, { seat: 's1', pool: 'fleet' }).isRefused('no-board-token');
  table.do(takeTacticalTurn, { seat: 's1' });
  given(table).when(takeTokenBack, { seat: 's1', pool: 'fleet' }).isAccepted();
  expect(table.game.players['s1']).toMatchObject({ tokens: pool(2, 4, 2), board: 0 });
});

it('R-INIT-04 only who holds the 0 token hands it over, to someone who plays', () => {
  const table = atFirstTurn({ factions: [null, 'naalu-collective'] });
  given(table).when(giveInitiativeToken, { from: 's1', to: 's3' }).isRefused('no-token-held');
  table.do(eliminatePlayer, { seat: 's6' });
  given(table).when(giveInitiativeToken, { from: 's2', to: 's6' }).isRefused('not-playing');
  given(table).when(giveInitiativeToken, { from: 's2', to: 's3' }).isAccepted();
  expect(table.game.players['s3']?.initiativeToken).toBe(0);
});

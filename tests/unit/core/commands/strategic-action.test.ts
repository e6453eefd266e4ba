/** The eight strategy cards: what each does to what is tracked. */
import { expect } from 'vitest';
import { resolvePrimary } from '../../../../src/lib/core/commands/primary.ts';
import {
  followSecondary,
  playStrategyCard,
} from '../../../../src/lib/core/commands/strategic-action.ts';
import { adjustBalance } from '../../../../src/lib/core/commands/tokens.ts';
import {
  endTurn,
  holdMecatol,
  setHome,
  takeTacticalTurn,
} from '../../../../src/lib/core/commands/turns.ts';
import { takeStrategicAction } from '../../../../src/lib/core/commands/whole-turns.ts';
import { scoreObjective } from '../../../../src/lib/core/commands/objectives.ts';
import { pointsOf } from '../../../../src/lib/core/points.ts';
import { reinforcementsOf } from '../../../../src/lib/core/rules/tokens.ts';
import { given } from '../../../support/given.ts';
import {
  ALL_RULESETS,
  BEFORE_THUNDERS_EDGE,
  BOTH,
  inRulesets,
  type RulesetName,
  type Start,
} from '../../../support/in-rulesets.ts';
import { pickAll, turnOf } from '../../../support/rounds.ts';
import type { NewTable, Table } from '../../../support/table.ts';

const EDGE: RulesetName[] = ['thunders-edge'];

const pool = (tactic: number, fleet: number, strategy: number) => ({ tactic, fleet, strategy });
const PUBLIC = 'develop-weaponry';

/** Ana has just played this card. */
function played(start: Start, card: string, options: NewTable = {}): Table {
  const table = pickAll(start({ players: 5, ...options }), { s1: [card] });
  return turnOf(table, 's1').do(playStrategyCard, { seat: 's1', card });
}

/** The same, with its primary resolved: what it gives is left out. */
function opened(start: Start, card: string, options: NewTable = {}): Table {
  const primary = { seat: 's1', card, tokens: null, speaker: null } as const;
  return played(start, card, options).do(resolvePrimary, primary);
}

inRulesets(BOTH, 'R-SACT-04 the card is exhausted when its turn ends, not before', (start) => {
  const table = played(start, 'politics').do(resolvePrimary, {
    seat: 's1',
    card: 'politics',
    speaker: null,
  });
  expect(table.game.strategyCards['politics']?.exhausted).toBe(false);
  table.do(endTurn, { seat: 's1' });
  expect(table.game.strategyCards['politics']?.exhausted).toBe(true);
});

inRulesets(BOTH, 'R-SACT-07 a spent token returns to reinforcements', (start) => {
  const table = opened(start, 'politics').do(followSecondary, { seat: 's2', card: 'politics' });
  expect(reinforcementsOf(table.game, 's2')).toBe(9);
  expect(table.game.players['s2']?.board).toBe(0);
});

inRulesets(
  ALL_RULESETS,
  'R-CARD-01 Leadership gives three tokens and one per three influence',
  (start) => {
    const table = played(start, 'leadership');
    const { primary } = table.referee.ruleset.strategyCards['leadership'] ?? { primary: [] };
    expect(primary).toEqual([
      { effect: 'gain-tokens', tokens: 3 },
      { effect: 'buy-tokens', influence: 3 },
    ]);
    table.do(resolvePrimary, { seat: 's1', card: 'leadership', tokens: pool(2, 1, 2) });
    expect(table.game.players['s1']?.tokens).toEqual(pool(5, 4, 4));
  },
);

inRulesets(BOTH, 'R-CARD-04 Diplomacy puts a token of each other player on the board', (start) => {
  const table = played(start, 'diplomacy');
  const placements = (['s2', 's3', 's4', 's5'] as const).map((seat) => ({
    seat,
    from: 'reinforcements' as const,
  }));
  table.do(resolvePrimary, { seat: 's1', card: 'diplomacy', placements });
  expect(table.game.seating.map((seat) => table.game.players[seat]?.board)).toEqual([
    0, 1, 1, 1, 1,
  ]);
  expect(reinforcementsOf(table.game, 's2')).toBe(7);
});

inRulesets(
  BOTH,
  'R-CARD-05 Diplomacy: from the sheet without reinforcements, none if one is there',
  (start) => {
    const table = played(start, 'diplomacy');
    table.do(adjustBalance, { seat: 's2', changes: { fleet: 8 } });
    const placements = [{ seat: 's2', from: 'fleet' } as const];
    table.do(resolvePrimary, { seat: 's1', card: 'diplomacy', placements });
    expect(table.game.players['s2']).toMatchObject({ board: 1, tokens: pool(3, 10, 2) });
    expect(table.game.players['s3']?.board).toBe(0);
  },
);

inRulesets(
  BEFORE_THUNDERS_EDGE,
  'R-CARD-10 Construction puts the strategy token on the board',
  (start) => {
    const table = opened(start, 'construction');
    given(table)
      .when(followSecondary, { seat: 's2', card: 'construction' })
      .gives({ type: 'secondary.answered', tokens: 1, to: 'board' });
    expect(table.game.players['s2']).toMatchObject({ board: 1, tokens: pool(3, 3, 1) });
  },
);

inRulesets(EDGE, 'R-CARD-10 the Construction of Thunder’s Edge leaves the board alone', (start) => {
  const table = opened(start, 'construction');
  given(table)
    .when(followSecondary, { seat: 's2', card: 'construction' })
    .gives({ type: 'secondary.answered', tokens: 1, to: 'reinforcements' });
  expect(table.game.players['s2']).toMatchObject({ board: 0, tokens: pool(3, 3, 1) });
});

inRulesets(
  ALL_RULESETS,
  'R-CARD-11 Trade: three goods, replenish, free followers, in order',
  (start) => {
    const table = played(start, 'trade');
    given(table)
      .when(resolvePrimary, { seat: 's1', card: 'trade', freed: ['s2'] })
      .gives(
        { type: 'goods.gained', goods: 3 },
        { type: 'commodities.replenished' },
        { type: 'followers.freed', seats: ['s2'] },
        { type: 'primary.resolved' },
      );
    expect(table.game.players['s1']).toMatchObject({ goods: 3, commodities: 3 });
  },
);

inRulesets(BOTH, 'R-CARD-13 following Trade replenishes to the maximum', (start) => {
  const table = opened(start, 'trade', { factions: [null, 'embers-of-muaat'] });
  table.do(adjustBalance, { seat: 's2', changes: { commodities: 1 } });
  table.do(followSecondary, { seat: 's2', card: 'trade' });
  expect(table.game.players['s2']).toMatchObject({ commodities: 4, tokens: pool(3, 3, 1) });
});

inRulesets(
  BEFORE_THUNDERS_EDGE,
  'R-CARD-14 Warfare takes a token back, then redistributes',
  (start) => {
    const table = pickAll(start({ players: 5 }), { s1: ['warfare'] });
    turnOf(table, 's1').do(takeTacticalTurn, { seat: 's1' });
    turnOf(table, 's1').do(playStrategyCard, { seat: 's1', card: 'warfare' });
    const choices = { pool: 'strategy' as const, moved: pool(-2, 1, 1) };
    given(table)
      .when(resolvePrimary, { seat: 's1', card: 'warfare', ...choices })
      .gives(
        { type: 'token.taken-back', pool: 'strategy' },
        { type: 'tokens.redistributed' },
        { type: 'primary.resolved' },
      );
    expect(table.game.players['s1']).toMatchObject({ board: 0, tokens: pool(0, 4, 4) });
  },
);

inRulesets(EDGE, 'R-CARD-14 the Warfare of Thunder’s Edge takes no token back', (start) => {
  const table = pickAll(start({ players: 5 }), { s1: ['warfare'] });
  turnOf(table, 's1').do(takeTacticalTurn, { seat: 's1' });
  turnOf(table, 's1').do(playStrategyCard, { seat: 's1', card: 'warfare' });
  const choices = { pool: 'strategy' as const, moved: pool(-2, 1, 1) };
  given(table)
    .when(resolvePrimary, { seat: 's1', card: 'warfare', ...choices })
    .gives({ type: 'tokens.redistributed' }, { type: 'primary.resolved' });
  expect(table.game.players['s1']).toMatchObject({ board: 1, tokens: pool(0, 4, 3) });
});

inRulesets(BOTH, 'R-CARD-15 following Warfare does not put the token on the board', (start) => {
  const table = opened(start, 'warfare').do(followSecondary, { seat: 's2', card: 'warfare' });
  expect(table.game.players['s2']).toMatchObject({ board: 0, tokens: pool(3, 3, 1) });
});

inRulesets(BOTH, 'R-CARD-17 following Technology costs a strategy token', (start) => {
  const table = opened(start, 'technology').do(followSecondary, { seat: 's2', card: 'technology' });
  expect(table.game.players['s2']).toMatchObject({ board: 0, tokens: pool(3, 3, 1) });
});

inRulesets(
  ALL_RULESETS,
  'R-CARD-18 Imperial scores a public, then pays for Mecatol Rex',
  (start) => {
    const table = played(start, 'imperial').do(holdMecatol, { seat: 's1' });
    given(table)
      .when(resolvePrimary, { seat: 's1', card: 'imperial', objective: PUBLIC, secret: true })
      .gives(
        { type: 'objective.scored', slot: 'imperial' },
        { type: 'points.scored', source: { kind: 'imperial' } },
        { type: 'primary.resolved' },
      );
    expect(pointsOf(table.game, 's1')).toBe(2);
  },
);

inRulesets(BOTH, 'R-CARD-18 without Mecatol Rex Imperial offers a secret', (start) => {
  given(played(start, 'imperial'))
    .when(resolvePrimary, { seat: 's1', card: 'imperial', secret: true })
    .gives({ type: 'secret.drawn' }, { type: 'primary.resolved' });
});

inRulesets(BOTH, 'R-CARD-18 scoring with another card or a second time is refused', (start) => {
  const imperial = { seat: 's1', objective: PUBLIC, slot: 'imperial' } as const;
  given(played(start, 'politics')).when(scoreObjective, imperial).isRefused('imperial-only');
  const table = played(start, 'imperial').do(scoreObjective, imperial);
  given(table)
    .when(scoreObjective, { ...imperial, objective: 'corner-the-market' })
    .isRefused('imperial-used');
});

inRulesets(BOTH, 'R-CARD-20 Imperial leaves the status quota alone', (start) => {
  const table = played(start, 'imperial');
  table.do(resolvePrimary, { seat: 's1', card: 'imperial', objective: PUBLIC });
  expect(table.game.scores).toMatchObject([{ slot: 'imperial', points: 1 }]);
});

inRulesets(BOTH, 'R-CARD-20 with Imperial: not revealed, scored, no home are refused', (start) => {
  const table = played(start, 'imperial');
  const imperial = (objective: string) => ({ seat: 's1', card: 'imperial', objective }) as const;
  given(table).when(resolvePrimary, imperial('sway-the-council')).isRefused('not-revealed');
  table.do(setHome, { seat: 's1', controlled: false });
  given(table).when(resolvePrimary, imperial(PUBLIC)).isRefused('home-incomplete');
  table.do(setHome, { seat: 's1', controlled: true }).do(resolvePrimary, imperial(PUBLIC));
  given(table).when(resolvePrimary, imperial(PUBLIC)).isRefused('already-scored');
});

inRulesets(BOTH, 'R-CARD-21 Imperial scores a status objective in the action phase', (start) => {
  given(played(start, 'imperial'))
    .when(resolvePrimary, { seat: 's1', card: 'imperial', objective: PUBLIC })
    .isAccepted();
});

inRulesets(BOTH, 'R-CARD-21 without Imperial that moment is refused', (start) => {
  const asAction = { seat: 's1', objective: PUBLIC, slot: 'action' } as const;
  given(played(start, 'politics')).when(scoreObjective, asAction).isRefused('wrong-phase');
});

inRulesets(BOTH, 'R-SACT-04 one tap plays, resolves and ends the turn', (start) => {
  given(pickAll(start()))
    .when(takeStrategicAction, { seat: 's1', card: 'leadership' })
    .gives({ type: 'strategy-card.played' }, { type: 'primary.resolved' }, { type: 'turn.ended' });
});

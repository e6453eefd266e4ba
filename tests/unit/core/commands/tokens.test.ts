/** Verbs of tokens, goods and commodities: what they decide. */
import { expect, it } from 'vitest';
import { clampGain } from '../../../../src/lib/core/commands/gains.ts';
import { correctBalances } from '../../../../src/lib/core/commands/corrections.ts';
import { reinforcementsOf } from '../../../../src/lib/core/rules/tokens.ts';
import { finishSteps } from '../../../../src/lib/core/commands/status.ts';
import * as tokens from '../../../../src/lib/core/commands/tokens.ts';
import { Table } from '../../../support/table.ts';
import { given } from '../../../support/given.ts';
import {
  answerAll,
  atFirstTurn,
  atScoring,
  atTokens,
  nextObjective,
} from '../../../support/rounds.ts';
import { revealObjective } from '../../../../src/lib/core/commands/objectives.ts';

const pool = (tactic: number, fleet: number, strategy: number) => ({ tactic, fleet, strategy });

it('R-TOK-03 a clamped gain fills pool by pool', () => {
  const table = atFirstTurn().do(tokens.adjustBalance, { seat: 's1', changes: { fleet: 6 } });
  expect(clampGain(table.game, 's1', pool(1, 1, 1))).toEqual(pool(1, 1, 0));
  expect(clampGain(table.game, 's2', pool(1, -2, 1))).toEqual(pool(1, 0, 1));
});

it('R-TOK-03 an unknown balance is not clamped', () => {
  const table = atFirstTurn({ settings: { depth: 'essentials' } });
  expect(clampGain(table.game, 's1', pool(40, 0, 0))).toEqual(pool(40, 0, 0));
});

it('R-STAT-05 the usual placing is tactic, strategy, fleet', () => {
  const table = atTokens(Table.start({ factions: ['federation-of-sol'] }));
  expect(tokens.usualTokens(table.game, table.referee.ruleset, 's1')).toEqual(pool(1, 1, 1));
  expect(tokens.usualTokens(table.game, table.referee.ruleset, 's2')).toEqual(pool(1, 0, 1));
});

it('R-TOK-05 the fullest of strategy, tactic, fleet serves when reinforcements are empty', () => {
  const table = atFirstTurn();
  expect(tokens.placementFrom(table.game, 's1')).toBe('reinforcements');
  table.do(correctBalances, { seat: 's1', balances: { fleet: 13, tactic: 3, strategy: 0 } });
  expect(tokens.placementFrom(table.game, 's1')).toBe('tactic');
  table.do(correctBalances, { seat: 's1', balances: { fleet: 16, tactic: 0 } });
  expect(tokens.placementFrom(table.game, 's1')).toBe('fleet');
});

it('causes are kept, empty ones left out', () => {
  const table = atFirstTurn();
  const gain = { seat: 's1', tokens: pool(1, 0, 0) } as const;
  given(table)
    .when(tokens.gainTokens, { ...gain, cause: 'an agent' })
    .gives({ type: 'tokens.gained', cause: 'an agent' });
  const [plain] = tokens.gainTokens(table.game, table.referee.ruleset, gain);
  expect(plain).not.toHaveProperty('cause');
});

it('R-TOK-01 reinforcements are what is left of the total, or unknown', () => {
  const table = atFirstTurn();
  expect(reinforcementsOf(table.game, 's1')).toBe(8);
  table.do(correctBalances, { seat: 's1', balances: { fleet: 15 } });
  expect(reinforcementsOf(table.game, 's1')).toBe(-4);
  table.do(correctBalances, { seat: 's1', balances: { fleet: null } });
  expect(reinforcementsOf(table.game, 's1')).toBeNull();
});

it('R-STAT-04 routine steps are ticked together up to the one with something to decide', () => {
  const table = answerAll(atScoring());
  const { ruleset } = table.referee;
  const from = (step: 'score' | 'draw' | 'ready') =>
    finishSteps(table.game, ruleset, { step }).map(({ type }) => type);
  expect(from('draw')).toEqual(['action-cards.drawn', 'board-tokens.returned']);
  expect(from('ready')).toEqual(['cards.readied', 'units.repaired', 'strategy-cards.returned']);
  expect(from('score')).toEqual([]);
});

it('at essentials all steps after the reveal are one tap', () => {
  const table = answerAll(atScoring({ players: 5, settings: { depth: 'essentials' } }));
  table.do(revealObjective, { objective: nextObjective(table) });
  table.do(finishSteps, { step: 'draw' });
  expect(table.at).toBe('strategy.pick');
});

it('one step alone may be finished', () => {
  const table = answerAll(atScoring());
  table.do(revealObjective, { objective: nextObjective(table) });
  table.do(finishSteps, { step: 'draw', only: true });
  expect(table.at).toBe('status.return-tokens');
});

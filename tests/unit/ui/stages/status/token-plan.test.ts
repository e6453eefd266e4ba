import { expect, test } from 'vitest';
import { correctHoldings, gainTechnology } from '$lib/core/commands/holdings.ts';
import { mayGainMore } from '$lib/ui/stages/status/token-plan.ts';
import { atFirstTurn } from '../../../../support/rounds.ts';

test('R-STAT-06 a third token is offered to who owns the technology, or where nobody tracks them', () => {
  const table = atFirstTurn({ players: 3, factions: ['federation-of-sol', 'winnu'] });
  expect(mayGainMore(table.game, table.referee.ruleset, 's1')).toBe(false);
  table.do(gainTechnology, { seat: 's1', technology: 'hyper-metabolism' });
  expect(mayGainMore(table.game, table.referee.ruleset, 's1')).toBe(true);
  expect(mayGainMore(table.game, table.referee.ruleset, 's2')).toBe(false);
  table.do(correctHoldings, { seat: 's2', holdings: { technologies: null } });
  expect(mayGainMore(table.game, table.referee.ruleset, 's2')).toBe(true);
});

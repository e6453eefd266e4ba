import { expect, test } from 'vitest';
import { correctHoldings, gainTechnology } from '$lib/core/commands/holdings.ts';
import { alike, mayGainMore, restAfter, tokenRows } from '$lib/ui/stages/status/tokens.svelte.ts';
import { atFirstTurn, atTokens } from '../../../../support/rounds.ts';

test('R-STAT-06 a third token is offered to who owns the technology, or where no one tracks them', () => {
  const table = atFirstTurn({ players: 3, factions: ['federation-of-sol', 'winnu'] });
  expect(mayGainMore(table.game, table.referee.ruleset, 's1')).toBe(false);
  table.do(gainTechnology, { seat: 's1', technology: 'hyper-metabolism' });
  expect(mayGainMore(table.game, table.referee.ruleset, 's1')).toBe(true);
  expect(mayGainMore(table.game, table.referee.ruleset, 's2')).toBe(false);
  table.do(correctHoldings, { seat: 's2', holdings: { technologies: null } });
  expect(mayGainMore(table.game, table.referee.ruleset, 's2')).toBe(true);
});

test('players who place alike are named together', () => {
  const table = atTokens(atFirstTurn({ players: 3, factions: ['winnu', 'federation-of-sol'] }));
  const rows = tokenRows(table.game, table.referee.ruleset, {});
  const two = { tactic: 1, fleet: 0, strategy: 1 };
  const groups = alike(rows).map(({ seats, change }) => [[...seats].sort(), change]);
  expect(groups).toHaveLength(2);
  expect(groups).toContainEqual([['s1', 's3'], two]);
  expect(groups).toContainEqual([['s2'], { ...two, fleet: 1 }]);
});

test('the rest of a phase is what needs no decision up to its end', () => {
  const table = atTokens(atFirstTurn({ players: 3 }));
  const { ruleset } = table.referee;
  expect(restAfter(table.game, ruleset, 'tokens')).toEqual(['ready', 'repair', 'return-cards']);
  expect(restAfter(table.game, ruleset, 'reveal')).toEqual([]);
});

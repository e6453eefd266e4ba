import { expect, test } from 'vitest';
import type { GameEvent } from '$lib/core/events.ts';
import { answerScoring, scoreObjective } from '$lib/core/commands/objectives.ts';
import { NO_SEAT } from '$lib/core/vocabulary.ts';
import { justScored } from '$lib/ui/stages/status/score.svelte.ts';
import { answerAll, atScoring } from '../../../../support/rounds.ts';
import type { Table } from '../../../../support/table.ts';

const lineOf = (facts: readonly GameEvent[]) => facts.map((fact, group) => ({ fact, group }));

function told(table: Table) {
  const before = justScored(lineOf(table.facts), table.active ?? NO_SEAT);
  return before?.scores.map(({ seat, objective, points }) => [seat, objective, points]) ?? [];
}

test('the next player is told what the one before has scored', () => {
  const table = atScoring({ players: 3 });
  expect(told(table)).toEqual([]);
  const first = table.active ?? NO_SEAT;
  table.do(scoreObjective, { seat: first, objective: 'develop-weaponry' });
  expect(told(table)).toEqual([]);
  table.do(answerScoring, { seat: first });
  expect(told(table)).toEqual([[first, 'develop-weaponry', 1]]);
  // The second scores nothing: nothing is told of the first any more.
  table.do(answerScoring, { seat: table.active ?? NO_SEAT });
  expect(told(table)).toEqual([]);
});

test('what was scored in the round before is not told', () => {
  const table = atScoring({ players: 3 });
  const first = table.active ?? NO_SEAT;
  table.do(scoreObjective, { seat: first, objective: 'develop-weaponry', done: true });
  answerAll(table);
  const line = [...table.facts, { type: 'turn.passed', seat: 's1' } as const];
  expect(justScored(lineOf(line), 's1')).toBeNull();
});

/** Verbs of objectives: what they decide. */
import { expect, it } from 'vitest';
import * as objectives from '../../../../src/lib/core/commands/objectives.ts';
import { scoreFact, slotNow } from '../../../../src/lib/core/commands/scores.ts';
import { given } from '../../../support/given.ts';
import { atFirstTurn, atScoring, atVote } from '../../../support/rounds.ts';
import { givePoints } from '../../../support/pay.ts';
import { Table } from '../../../support/table.ts';

const { scoreObjective } = objectives;

it('the slot fits the moment', () => {
  expect(slotNow(atScoring().game, 'action')).toBe('status');
  expect(slotNow(atVote('mutiny').game, 'agenda')).toBe('agenda');
  expect(slotNow(atFirstTurn().game, 'action')).toBe('action');
  expect(slotNow(Table.start().game, 'status')).toBe('status');
});

it('the card’s own numbers are decided now', () => {
  const table = atScoring();
  const fact = (id: string) => scoreFact(table.game, table.referee.ruleset, 's1', id);
  expect(fact('develop-weaponry')).toMatchObject({ kind: 'public', stage: 1, points: 1 });
  expect(fact('threaten-enemies')).toMatchObject({ kind: 'secret', stage: null, points: 1 });
  expect(fact('homemade')).toMatchObject({ kind: 'secret', phase: 'status', points: 1 });
});

it('a card that the ruleset does not know is typed', () => {
  const typed = { name: 'Homemade', phase: 'action' as const };
  given(atFirstTurn())
    .when(scoreObjective, { seat: 's1', objective: 'homemade', typed })
    .gives({ type: 'objective.scored', name: 'Homemade', phase: 'action', slot: 'action' });
});

it('R-VP-02 a score that wins is not followed by an answer', () => {
  const score = { seat: 's1', objective: 'develop-weaponry', done: true } as const;
  given(atScoring())
    .when(scoreObjective, score)
    .gives({ type: 'objective.scored' }, { type: 'scoring.answered' });
  const table = givePoints(atScoring(), 9, 's1');
  given(table).when(scoreObjective, score).gives({ type: 'objective.scored' });
  expect(table.game.result?.winners).toEqual(['s1']);
});

it('R-OBJ-20 a published secret keeps its points', () => {
  const table = atFirstTurn().do(scoreObjective, { seat: 's1', objective: 'unveil-flagship' });
  given(table)
    .when(objectives.publishObjective, { objective: 'unveil-flagship', owner: 's1' })
    .gives({ type: 'objective.published', points: 1, owner: 's1' });
  expect(table.game.objectives.at(-1)).toMatchObject({ stage: null, owner: 's1' });
});

it('a Support for the Throne is worth a point, one way and back', () => {
  const table = atFirstTurn();
  given(table).when(objectives.giveSupport, { from: 's1', to: 's2' }).gives({
    type: 'support.given',
    points: 1,
  });
  given(table).when(objectives.returnSupport, { from: 's1', to: 's2' }).gives({
    type: 'support.returned',
    points: -1,
  });
});

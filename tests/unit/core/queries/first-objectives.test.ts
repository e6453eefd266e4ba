/** First objectives that the game began without. */
import { expect, it } from 'vitest';
import { correctObjective } from '../../../../src/lib/core/commands/corrections.ts';
import { revealObjective } from '../../../../src/lib/core/commands/objectives.ts';
import { firstMissing } from '../../../../src/lib/core/queries/first-objectives.ts';
import { laid, openFor, until } from '../../../support/ascension/table.ts';
import { answerAll, atScoring, nextObjective, playRound } from '../../../support/rounds.ts';
import type { Table } from '../../../support/table.ts';

const CARD = { stage: 1, points: 1, phase: 'status' } as const;
const missing = (table: Table) => firstMissing(table.game, table.referee.ruleset);
const turnUp = (table: Table, objective: string) =>
  table.do(correctObjective, { objective, revealed: CARD });

it('are missing until they are turned up, in whatever step', () => {
  const table = atScoring({ players: 3, objectives: [] });
  expect(missing(table)).toBe(2);
  turnUp(table, 'corner-the-market');
  expect(missing(table)).toBe(1);
  answerAll(table);
  expect([table.at, missing(table)]).toEqual(['status.reveal', 1]);
  // The card of the round is not one of the first.
  table.do(revealObjective, { objective: nextObjective(table) });
  expect(missing(table)).toBe(1);
  turnUp(table, 'lead-from-the-front');
  expect(missing(table)).toBe(0);
});

it('are missing in a later round as well', () => {
  const table = playRound(playRound(atScoring({ players: 3, objectives: ['corner-the-market'] })));
  expect([table.game.round, missing(table)]).toEqual([3, 1]);
});

it('are there where the game began with them, and not asked for before it begins', () => {
  expect(missing(atScoring({ players: 3 }))).toBe(0);
  expect(missing(playRound(atScoring({ players: 3 })))).toBe(0);
});

it('are not missed later where no round turns one up by itself', () => {
  const at = until(laid('v42', { players: 3 }), 'strategy.pick');
  const { ruleset } = at.referee;
  const inRound = (round: number) => firstMissing({ ...at.game, round }, ruleset);
  expect([1, 5, 9].map(inRound)).toEqual([0, 0, 0]);
  const none = { ...at.game, round: 5, objectives: [] };
  expect(firstMissing(none, ruleset)).toBe(3);
});

it('are missed stage by stage where both lie open from the start', () => {
  const all = openFor(3);
  const without = (...ids: string[]) => {
    const objectives = all.filter((id) => !ids.includes(id));
    return until(laid('v42', { players: 3, objectives }), 'strategy.pick');
  };
  const both = (table: Table) =>
    ([1, 2] as const).map((stage) => firstMissing(table.game, table.referee.ruleset, stage));
  expect(both(without())).toEqual([0, 0]);
  // However many of the other stage lie open.
  expect(both(without('s1-mecatol'))).toEqual([1, 0]);
  const two = without('s2-10-planets', 's2-12-goods', 's2-9-technologies');
  expect(both(two)).toEqual([0, 2]);
  two.do(correctObjective, {
    objective: 's2-10-planets',
    revealed: { stage: 2, points: 2, phase: 'status' },
  });
  expect(both(two)).toEqual([0, 1]);
});

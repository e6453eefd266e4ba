/** Points, the end of the game, settings, and people who leave. */
import { expect, it } from 'vitest';
import * as corrections from '../../../../src/lib/core/commands/corrections.ts';
import * as objectives from '../../../../src/lib/core/commands/objectives.ts';
import { gainGoods } from '../../../../src/lib/core/commands/tokens.ts';
import {
  holdMecatol,
  passTurn,
  setHome,
  takeTacticalAction,
} from '../../../../src/lib/core/commands/turns.ts';
import { given } from '../../../support/given.ts';
import { ALL_RULESETS, BOTH, inRulesets } from '../../../support/in-rulesets.ts';
import {
  answerAll,
  atFirstTurn,
  passEverybody,
  pickAll,
  playRound,
} from '../../../support/rounds.ts';
import { Table } from '../../../support/table.ts';
import { actionOf } from '../../../../src/lib/core/step.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';

const { callGame, changeSettings, correctPoints, correctSeating, eliminatePlayer } = corrections;
const { leaveTable, returnToTable, takeScoreBack } = corrections;
const { revealObjective, scorePoints } = objectives;

const pay = (points: number, ...seats: Seat[]) => ({
  lines: seats.map((seat) => ({ seat, points })),
  source: { kind: 'other' as const, name: 'a card' },
});

inRulesets(ALL_RULESETS, 'R-VP-01 the goal is 10, or 14 on the long side', (start) => {
  expect(start().game.settings.goal).toBe(10);
  const long = pickAll(start({ settings: { goal: 14 } })).do(scorePoints, pay(13, 's1'));
  expect(long.game.result).toBeNull();
  expect(long.do(scorePoints, pay(1, 's1')).game.result?.winners).toEqual(['s1']);
});

inRulesets(BOTH, 'R-VP-01 at the goal any further act is refused', (start) => {
  const table = pickAll(start()).do(scorePoints, pay(10, 's1'));
  given(table).when(passTurn, { seat: 's2' }).isRefused('game-over');
});

inRulesets(BOTH, 'R-VP-11 fourteen points are a goal that a table may choose', (start) => {
  const table = start({ settings: { goal: 14 } });
  expect(table.referee.ruleset.goals).toContain(14);
  expect(pickAll(table).do(scorePoints, pay(10, 's1')).game.result).toBeNull();
});

inRulesets(BOTH, 'R-VP-11 an act after fourteen points is refused', (start) => {
  const table = pickAll(start({ settings: { goal: 14 } })).do(scorePoints, pay(14, 's3'));
  given(table).when(takeTacticalAction, { seat: 's1' }).isRefused('game-over');
});

inRulesets(ALL_RULESETS, 'R-VP-02 the game ends the instant the goal is reached', (start) => {
  const table = pickAll(start()).do(takeTacticalAction, { seat: 's1' });
  table.do(scorePoints, pay(10, 's4'));
  expect(table.game.result).toEqual({ reason: 'goal', winners: ['s4'] });
  expect(table.at).toBe('over.result');
});

inRulesets(
  BOTH,
  'R-VP-02 nothing that moves the game is accepted after its end: refused',
  (start) => {
    const table = pickAll(start()).do(scorePoints, pay(10, 's4'));
    given(table).when(takeTacticalAction, { seat: 's1' }).isRefused('game-over');
    given(table).when(scorePoints, pay(1, 's2')).isRefused('game-over');
    given(table).when(gainGoods, { seat: 's2', goods: 1 }).isRefused('game-over');
    given(table).when(holdMecatol, { seat: 's2' }).isRefused('game-over');
    given(table).when(callGame, { winner: 's2', reason: 'time' }).isRefused('game-over');
  },
);

inRulesets(BOTH, 'R-OBJ-14 with no objective left the reveal step ends the game', (start) => {
  const settings = { publicObjectives: { stage1: 2, stage2: 1 } };
  const table = playRound(start({ settings })).do(scorePoints, pay(2, 's3'));
  expect(table.game.objectives).toHaveLength(3);
  answerAll(passEverybody(pickAll(table)));
  expect(table.game.result).toEqual({ reason: 'objectives', winners: ['s3'] });
});

inRulesets(BOTH, 'R-OBJ-14 turning up a card when none is left is refused', (start) => {
  const settings = { publicObjectives: { stage1: 2, stage2: 0 } };
  const table = answerAll(passEverybody(pickAll(start({ settings }))));
  given(table).when(revealObjective, { objective: 'conquer-the-weak' }).isRefused('game-over');
});

inRulesets(BOTH, 'R-SET-07 the goal is a setting that the table may change', (start) => {
  const table = pickAll(start()).do(scorePoints, pay(9, 's1'));
  given(table)
    .when(changeSettings, { settings: { goal: 14 } })
    .isAccepted();
  expect(table.game.settings.goal).toBe(14);
});

inRulesets(BOTH, 'R-SET-07 lowering the goal to someone’s points is refused', (start) => {
  const table = pickAll(start({ settings: { goal: 12 } })).do(scorePoints, pay(10, 's1'));
  given(table)
    .when(changeSettings, { settings: { goal: 10 } })
    .isRefused('goal-reached');
});

inRulesets(BOTH, 'R-GEN-01 what the referee refuses the table may record', (start) => {
  const table = pickAll(start());
  given(table).when(passTurn, { seat: 's1' }).isRefused('card-readied');
  table.insist(passTurn, { seat: 's1' });
  expect(table.overruled).toEqual(['card-readied']);
  expect([actionOf(table.game)?.passed, table.active]).toEqual([['s1'], 's2']);
});

it('R-SET-14 the seating is put right with every seat once', () => {
  const table = atFirstTurn({ players: 3 });
  given(table)
    .when(correctSeating, { order: ['s1', 's3'] })
    .isRefused('bad-order');
  given(table)
    .when(correctSeating, { order: ['s1', 's3', 's3'] })
    .isRefused('bad-order');
  given(table)
    .when(correctSeating, { order: ['s1', 's3', 's2'] })
    .isAccepted();
  expect(table.game.seating).toEqual(['s1', 's3', 's2']);
});

it('R-SET-14 no word of the table leaves a player without a seat: no file could hold that', () => {
  const table = atFirstTurn({ players: 3 });
  expect(table.tap([{ type: 'seating.corrected', order: ['s1', 's3'] }], true)).toMatchObject({
    ok: false,
    refusal: { code: 'bad-order' },
  });
});

it('R-ELIM-01 who is out cannot be eliminated or leave again', () => {
  const table = atFirstTurn();
  given(table).when(eliminatePlayer, { seat: 's3' }).isAccepted();
  given(table).when(eliminatePlayer, { seat: 's3' }).isRefused('not-playing');
  given(table).when(leaveTable, { seat: 's3' }).isRefused('not-playing');
});

it('R-ELIM-08 an eliminated player does not come back, one who left does', () => {
  const table = atFirstTurn().do(eliminatePlayer, { seat: 's3' }).do(leaveTable, { seat: 's4' });
  given(table).when(returnToTable, { seat: 's3' }).isRefused('not-playing');
  given(table).when(returnToTable, { seat: 's4' }).isAccepted();
});

it('R-ELIM-08 goods, homes and Mecatol Rex are for those who play', () => {
  const table = atFirstTurn().do(eliminatePlayer, { seat: 's3' });
  given(table).when(gainGoods, { seat: 's3', goods: 1 }).isRefused('not-playing');
  given(table).when(setHome, { seat: 's3', controlled: false }).isRefused('not-playing');
  given(table).when(holdMecatol, { seat: 's3' }).isRefused('not-playing');
  given(table).when(gainGoods, { seat: 's4', goods: 1 }).isAccepted();
});

it('R-VP-02 the table calls a game once, for someone who plays or for no one', () => {
  const table = atFirstTurn().do(eliminatePlayer, { seat: 's3' });
  given(table).when(callGame, { winner: 's3', reason: 'time' }).isRefused('not-playing');
  given(table).when(callGame, { winner: null, reason: 'abandoned' }).isAccepted();
  given(table).when(callGame, { winner: 's1', reason: 'time' }).isRefused('game-over');
});

it('R-VP-09 a point is taken away by hand, with its cause', () => {
  const table = Table.start().do(scorePoints, pay(2, 's1'));
  table.do(correctPoints, { lines: [{ seat: 's1', points: -1 }], note: 'lost the shard' });
  expect(table.game.scores.at(-1)).toMatchObject({
    points: -1,
    source: { name: 'lost the shard' },
  });
  expect(
    takeScoreBack(table.game, table.referee.ruleset, { seat: 's1', objective: 'x' }),
  ).toHaveLength(1);
});

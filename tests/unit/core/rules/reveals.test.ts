/** Objectives turned up, secrets held, custodians and Support for the Throne. */
import { expect, it } from 'vitest';
import {
  correctBalances,
  correctObjective,
  eliminatePlayer,
} from '../../../../src/lib/core/commands/corrections.ts';
import * as objectives from '../../../../src/lib/core/commands/objectives.ts';
import { takeCustodians } from '../../../../src/lib/core/commands/turns.ts';
import { setUpGame } from '../../../../src/lib/core/commands/setup.ts';
import { pointsOf } from '../../../../src/lib/core/points.ts';
import { secretsOf } from '../../../../src/lib/core/rules/objectives.ts';
import { given } from '../../../support/given.ts';
import { madeUpTable } from '../../../support/made-up/table.ts';
import { ALL_RULESETS, BOTH, boxesOf, inRulesets } from '../../../support/in-rulesets.ts';
import {
  answerAll,
  atFirstTurn,
  passEverybody,
  pickAll,
  playRound,
} from '../../../support/rounds.ts';
import { setUpArgs, Table } from '../../../support/table.ts';

const { drawSecret, giveSupport, returnSecret, returnSupport, revealObjective, scoreObjective } =
  objectives;

inRulesets(
  ALL_RULESETS,
  'R-SET-02 the game opens with two objectives of stage I',
  (start, name) => {
    const expansions = boxesOf(name);
    const { game } = given(new Table(expansions))
      .when(setUpGame, setUpArgs({ expansions }))
      .isAccepted();
    expect(game.objectives.map((card) => card.stage)).toEqual([1, 1]);
    expect(game.settings.publicObjectives).toEqual({ stage1: 5, stage2: 5 });
    expect(start().game.expansions).toEqual(expansions);
  },
);

inRulesets(BOTH, 'R-SET-02 a third objective or one of stage II at setup is refused', (_, name) => {
  const open = (...ids: string[]) => {
    const args = setUpArgs({ expansions: boxesOf(name), objectives: ids });
    return given(new Table(boxesOf(name))).when(setUpGame, args);
  };
  open('corner-the-market', 'conquer-the-weak').isRefused('setup-stage');
  open('corner-the-market', 'develop-weaponry', 'sway-the-council').isRefused('setup-stage');
  open('corner-the-market', 'corner-the-market').isRefused('already-revealed');
});

inRulesets(BOTH, 'R-OBJ-13 stage I is turned up until all five are, then stage II', (start) => {
  const table = start();
  for (let round = 1; round <= 4; round++) playRound(table);
  expect(table.game.objectives.map((card) => card.stage)).toEqual([1, 1, 1, 1, 1, 2]);
});

inRulesets(BOTH, 'R-OBJ-13 stage II before its time and a card twice are refused', (start) => {
  const table = answerAll(passEverybody(pickAll(start())));
  const reveal = (objective: string) => given(table).when(revealObjective, { objective });
  reveal('conquer-the-weak').isRefused('stage-order');
  reveal('develop-weaponry').isRefused('already-revealed');
  reveal('sway-the-council').isAccepted();
});

it('R-OBJ-13 stage I when only stage II is left is refused', () => {
  const table = Table.start();
  for (let round = 1; round <= 3; round++) playRound(table);
  answerAll(passEverybody(pickAll(table)));
  const reveal = { objective: 'intimidate-council' };
  given(table).when(revealObjective, reveal).isRefused('stage-order');
});

inRulesets(BOTH, 'R-OBJ-16 a player holds three secrets, scored ones counted', (start) => {
  const table = pickAll(start());
  table.do(drawSecret, { seat: 's1' }).do(drawSecret, { seat: 's1' });
  table.do(scoreObjective, { seat: 's1', objective: 'unveil-flagship' });
  expect(secretsOf(table.game, 's1')).toBe(3);
  given(table)
    .when(drawSecret, { seat: 's1' })
    .gives({ type: 'secret.drawn' }, { type: 'secret.returned', cards: 1 });
  expect(secretsOf(table.game, 's1')).toBe(3);
});

inRulesets(BOTH, 'R-OBJ-16 drawing above the limit is refused', (start) => {
  const table = pickAll(start()).do(correctBalances, { seat: 's1', balances: { secrets: 4 } });
  given(table).whenTold({ type: 'secret.drawn', seat: 's1', cards: 1 }).isRefused('secret-limit');
});

inRulesets(BOTH, 'R-OBJ-17 an unscored secret goes back', (start) => {
  given(pickAll(start())).when(returnSecret, { seat: 's1' }).isAccepted();
});

inRulesets(BOTH, 'R-OBJ-17 returning a scored secret is refused', (start) => {
  const table = pickAll(start()).do(scoreObjective, { seat: 's1', objective: 'unveil-flagship' });
  given(table).when(returnSecret, { seat: 's1' }).isRefused('secret-scored');
});

inRulesets(BOTH, 'R-CUS-02 the active player takes the token once', (start) => {
  const table = pickAll(start());
  given(table)
    .when(takeCustodians, { seat: 's1' })
    .gives({ type: 'custodians.taken', influence: 6 });
  expect(table.game.custodians).toEqual({ removed: true, by: 's1' });
  expect(table.game.mecatol).toBe('s1');
});

inRulesets(BOTH, 'R-CUS-02 taking the token out of turn or again is refused', (start) => {
  const table = pickAll(start());
  given(table).when(takeCustodians, { seat: 's2' }).isRefused('not-own-turn');
  table.do(takeCustodians, { seat: 's1' });
  given(table).when(takeCustodians, { seat: 's1' }).isRefused('custodians-gone');
});

it('R-CUS-02 a game without custodians refuses the token', () => {
  const table = madeUpTable();
  given(table).when(takeCustodians, { seat: 's1' }).isRefused('no-custodians');
  expect(table.game.custodians).toEqual({ removed: false, by: null });
});

it('R-CUS-03 the token is worth a point at once', () => {
  const table = atFirstTurn().do(takeCustodians, { seat: 's1' });
  expect(pointsOf(table.game, 's1')).toBe(1);
});

it('R-VP-10 a Support for the Throne is one card: given, held, returned', () => {
  const table = atFirstTurn();
  given(table).when(giveSupport, { from: 's1', to: 's1' }).isRefused('same-seat');
  given(table).when(returnSupport, { from: 's1', to: 's2' }).isRefused('support-not-held');
  given(table).when(giveSupport, { from: 's1', to: 's2' }).isAccepted();
  given(table).when(giveSupport, { from: 's1', to: 's3' }).isRefused('support-out');
  given(table).when(returnSupport, { from: 's1', to: 's3' }).isRefused('support-not-held');
  given(table).when(returnSupport, { from: 's1', to: 's2' }).isAccepted();
  expect(pointsOf(table.game, 's2')).toBe(0);
  given(table).when(giveSupport, { from: 's1', to: 's3' }).isAccepted();
});

it('R-VP-10 a Support for the Throne for an eliminated player is refused', () => {
  const table = atFirstTurn().do(eliminatePlayer, { seat: 's4' });
  given(table).when(giveSupport, { from: 's1', to: 's4' }).isRefused('not-playing');
});

it('R-OBJ-01 a card that the ruleset does not know is typed in', () => {
  const table = answerAll(passEverybody(atFirstTurn()));
  const typed = { objective: 'homemade', name: 'Homemade', stage: 1 as const };
  given(table).when(revealObjective, typed).isAccepted();
  expect(table.game.objectives.at(-1)).toMatchObject({
    id: 'homemade',
    name: 'Homemade',
    points: 1,
  });
  table.do(correctObjective, { objective: 'homemade', revealed: null });
  expect(table.game.objectives).toHaveLength(2);
});

it('R-OBJ-01 a card of a box that is not in play, without a name, is refused', () => {
  const table = answerAll(passEverybody(atFirstTurn({ expansions: [] })));
  const amass = { objective: 'amass-wealth' };
  given(table).when(revealObjective, amass).isRefused('objective-unknown');
  table.insist(revealObjective, amass);
  expect([table.at, table.game.objectives.at(-1)?.id]).toEqual(['status.draw', 'amass-wealth']);
  given(atFirstTurn({ expansions: [] }))
    .when(scoreObjective, { seat: 's1', objective: 'fight-with-precision', slot: 'action' })
    .isRefused('objective-unknown');
});

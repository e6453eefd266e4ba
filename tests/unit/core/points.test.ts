/** Totals over the ledger and who wins by them. */
import { expect, it } from 'vitest';
import { revealAgenda, resolveAgenda } from '../../../src/lib/core/commands/agenda.ts';
import { correctPoints, takeScoreBack } from '../../../src/lib/core/commands/corrections.ts';
import * as objectives from '../../../src/lib/core/commands/objectives.ts';
import { takeTacticalAction, winCombat } from '../../../src/lib/core/commands/turns.ts';
import { givePoints } from '../../support/pay.ts';
import * as points from '../../../src/lib/core/points.ts';
import { actionOf, statusOf } from '../../../src/lib/core/step.ts';
import { ALL_RULESETS, BOTH, inRulesets } from '../../support/in-rulesets.ts';
import {
  answerAll,
  atAgenda,
  atFirstTurn,
  atScoring,
  finishStatus,
  passEverybody,
  pickAll,
  playRound,
} from '../../support/rounds.ts';
import { Table } from '../../support/table.ts';

const { hasScored, leaders, pointsOf, ranking, scoredSecrets, shownPoints, winnersByGoal } = points;
const { publishObjective, scoreObjective } = objectives;

inRulesets(BOTH, 'R-SET-06 everyone starts at no points', (start) => {
  const { game } = start();
  expect(game.seating.map((seat) => pointsOf(game, seat))).toEqual([0, 0, 0, 0, 0, 0]);
  expect(winnersByGoal(game)).toEqual([]);
});

inRulesets(
  BOTH,
  'R-VP-03 at once with cards in hand: the earliest in initiative order',
  (start) => {
    const table = pickAll(start({ players: 5 }), { s1: ['politics'], s2: ['leadership'] });
    givePoints(table, 9, 's1', 's2');
    givePoints(table, 1, 's1', 's2');
    expect(table.game.result).toEqual({ reason: 'goal', winners: ['s2'] });
  },
);

inRulesets(
  BOTH,
  'R-VP-04 at once without cards: clockwise from the speaker, itself first',
  (start) => {
    const boxes = [...start().referee.ruleset.expansions];
    const table = atAgenda({ expansions: boxes, players: 4, speaker: 2 });
    givePoints(table, 8, 's1', 's2', 's3');
    givePoints(table, 2, 's2', 's1');
    expect(table.game.result?.winners).toEqual(['s1']);
  },
);

inRulesets(
  BOTH,
  'R-AGD-21 ties in the agenda phase go by seats from the speaker, past the 0 token',
  (start) => {
    const expansions = [...start().referee.ruleset.expansions];
    const factions = [null, 'naalu-collective'];
    const table = atAgenda({ expansions, factions, players: 5, speaker: 3 });
    expect(table.game.players['s2']?.initiativeToken).toBe(0);
    // The first to act holds the token and took the custodians.
    givePoints(givePoints(table, 8, 's2', 's4'), 1, 's4');
    expect([pointsOf(table.game, 's2'), pointsOf(table.game, 's4')]).toEqual([9, 9]);
    expect(ranking(table.game).slice(0, 2)).toEqual(['s4', 's2']);
    givePoints(table, 1, 's2', 's4');
    expect(table.game.result).toEqual({ reason: 'goal', winners: ['s4'] });
  },
);

inRulesets(BOTH, 'R-VP-05 out of objectives: most points, ties by initiative', (start) => {
  const settings = { publicObjectives: { stage1: 2, stage2: 0 } };
  const table = pickAll(start({ players: 5, settings }), { s4: ['leadership'], s2: ['imperial'] });
  givePoints(table, 4, 's2', 's4');
  answerAll(passEverybody(table));
  expect(table.game.result).toEqual({ reason: 'objectives', winners: ['s4'] });
});

inRulesets(
  ALL_RULESETS,
  'R-VP-06 the marker stops at the goal and at zero, the ledger does not',
  (start) => {
    const table = givePoints(pickAll(start()), 12, 's1');
    expect([pointsOf(table.game, 's1'), shownPoints(table.game, 's1')]).toEqual([12, 10]);
    const low = pickAll(start()).insist(correctPoints, { lines: [{ seat: 's1', points: -2 }] });
    expect([pointsOf(low.game, 's1'), shownPoints(low.game, 's1')]).toEqual([-2, 0]);
  },
);

inRulesets(BOTH, 'R-VP-07 most and fewest points take in all who are tied', (start) => {
  const boxes = [...start().referee.ruleset.expansions];
  const most = givePoints(atAgenda({ expansions: boxes, players: 4 }), 3, 's2', 's3');
  expect(leaders(most.game)).toEqual(['s2', 's3']);
  most.do(revealAgenda, { agenda: 'seed-of-an-empire' });
  most.do(resolveAgenda, { outcome: 'for', decidedBy: 'table' });
  const four = ['s1', 's2', 's3', 's4'] as const;
  expect(four.map((seat) => pointsOf(most.game, seat))).toEqual([1, 4, 4, 0]);
  // There is one card of it: the table says so all the same.
  most.insist(revealAgenda, { agenda: 'seed-of-an-empire' });
  most.do(resolveAgenda, { outcome: 'against', decidedBy: 'table' });
  expect(pointsOf(most.game, 's4')).toBe(1);
});

it('R-OBJ-15 with ten cards the end comes in round nine, after its scoring', () => {
  const table = Table.start({ players: 3 });
  for (let round = 1; round <= 8; round++) playRound(table);
  expect([points.revealedPublics(table.game), table.game.round]).toEqual([10, 9]);
  passEverybody(pickAll(table));
  table.do(scoreObjective, { seat: 's1', objective: 'develop-weaponry' });
  answerAll(table);
  expect(table.game.result).toEqual({ reason: 'objectives', winners: ['s1'] });
});

it('R-VP-12 the optional end comes when the last round is over, agendas included', () => {
  const settings = { endAfterRound: 2 };
  const plain = playRound(Table.start({ players: 3, settings }));
  expect(playRound(givePoints(plain, 2, 's2')).game.result).toEqual({
    reason: 'rounds',
    winners: ['s2'],
  });
  const late = atAgenda({ players: 3, settings: { endAfterRound: 1 } });
  for (const agenda of ['arms-reduction', 'economic-equality']) {
    late.do(revealAgenda, { agenda }).do(resolveAgenda, { outcome: 'against', decidedBy: 'table' });
  }
  expect(late.game.result).toBeNull();
  late.record([{ type: 'planets.readied' }]);
  expect(late.game.result).toEqual({ reason: 'rounds', winners: ['s1'] });
});

inRulesets(BOTH, 'R-VP-12 a tie after the last round goes by seats, 0 token or not', (start) => {
  const factions = [null, null, 'naalu-collective'];
  const table = start({ players: 3, factions, settings: { endAfterRound: 1 }, speaker: 1 });
  playRound(table, { s1: ['leadership'] });
  expect(table.game.result).toEqual({ reason: 'rounds', winners: ['s2'] });
  expect(ranking(table.game)).toEqual(['s2', 's3', 's1']);
});

it('R-OBJ-09 a score taken back may be scored again', () => {
  const table = atScoring().do(scoreObjective, { seat: 's1', objective: 'develop-weaponry' });
  expect(hasScored(table.game, 's1', 'develop-weaponry')).toBe(true);
  table.do(takeScoreBack, { seat: 's1', objective: 'develop-weaponry', note: 'miscounted' });
  expect(hasScored(table.game, 's1', 'develop-weaponry')).toBe(false);
  expect(pointsOf(table.game, 's1')).toBe(0);
});

it('R-OBJ-06 a score taken back gives the slot back that it used in this step', () => {
  const table = atScoring().do(scoreObjective, { seat: 's1', objective: 'develop-weaponry' });
  table.do(takeScoreBack, { seat: 's1', objective: 'develop-weaponry' });
  table.do(scoreObjective, { seat: 's1', objective: 'corner-the-market' });
  expect(pointsOf(table.game, 's1')).toBe(1);
});

it('R-OBJ-18 a secret that is taken back is in hand again, and its combat free', () => {
  const table = atFirstTurn().do(takeTacticalAction, { seat: 's1' });
  table.do(winCombat, { seat: 's1', combat: 'space' });
  const { secrets } = table.game.players['s1']!;
  table.do(scoreObjective, { seat: 's1', objective: 'unveil-flagship' });
  table.do(takeScoreBack, { seat: 's1', objective: 'unveil-flagship' });
  expect(table.game.players['s1']?.secrets).toBe(secrets);
  expect(actionOf(table.game)?.combats).toEqual([expect.objectContaining({ used: [] })]);
});

it('R-OBJ-06 what was scored in an earlier round has no slot to give back', () => {
  const table = atScoring().do(scoreObjective, { seat: 's1', objective: 'develop-weaponry' });
  finishStatus(answerAll(table));
  passEverybody(pickAll(table)).do(scoreObjective, { seat: 's1', objective: 'corner-the-market' });
  table.do(takeScoreBack, { seat: 's1', objective: 'develop-weaponry' });
  expect(statusOf(table.game)?.scored['public']?.['s1']).toBe(1);
});

it('R-OBJ-20 a secret made public no longer counts towards its owner’s three', () => {
  const table = atFirstTurn().do(scoreObjective, { seat: 's1', objective: 'unveil-flagship' });
  expect(scoredSecrets(table.game, 's1')).toEqual(['unveil-flagship']);
  table.do(publishObjective, { objective: 'unveil-flagship', owner: 's1' });
  expect(scoredSecrets(table.game, 's1')).toEqual([]);
  expect(points.revealedPublics(table.game)).toBe(2);
});

/** The end is taken back: one ending set aside, a result whose points go, a goal that moves (R-VP-02). */
import { describe, expect, it } from 'vitest';
import * as corrections from '../../../../src/lib/core/commands/corrections.ts';
import { revealAgenda } from '../../../../src/lib/core/commands/agenda.ts';
import { finishSteps } from '../../../../src/lib/core/commands/status.ts';
import { takeTacticalAction, passTurn } from '../../../../src/lib/core/commands/turns.ts';
import { pointsOf } from '../../../../src/lib/core/points.ts';
import { lanesOf } from '../../../../src/lib/core/queries/scoreboard.ts';
import { given } from '../../../support/given.ts';
import { BOTH, inRulesets } from '../../../support/in-rulesets.ts';
import { givePoints } from '../../../support/pay.ts';
import { atAgenda, atFirstTurn, atScoring, pickAll, playRound } from '../../../support/rounds.ts';
import { reopened, Table } from '../../../support/table.ts';
import { play } from '../../../support/transcript.ts';

const { callGame, changeSettings, correctPoints, eliminatePlayer, playOn, takeScoreBack } =
  corrections;
const TURN = { phase: 'action', step: 'turn' } as const;
const lose = (seat: 's1' | 's2' | 's3' | 's4' | 's5', points = 1) => ({
  lines: [{ seat, points: -points }],
});

describe('R-VP-02 an ending that is set aside', () => {
  inRulesets(BOTH, 'R-VP-02 is that one alone: the next to reach the goal wins', (start) => {
    const table = givePoints(pickAll(start({ players: 4 })), 10, 's3').do(playOn, TURN);
    play(table, '= the game goes on');
    expect(table.game.settings.playOn).toBe(false);
    expect(table.game.aside).toEqual({ reasons: ['goal'], seats: ['s3'] });
    givePoints(table, 1, 's3');
    play(table, '= the game goes on');
    givePoints(table, 10, 's4');
    play(table, '= Dora wins by goal');
  });

  it('R-VP-02 holds in the agenda phase, seats from the speaker', () => {
    const table = atAgenda({ players: 5 }).do(revealAgenda, { agenda: 'mutiny' });
    givePoints(table, 10, 's2').do(playOn, { phase: 'agenda', step: 'vote' });
    givePoints(table, 10, 's5', 's4');
    play(table, '= Dora wins by goal');
  });

  it('R-VP-02 a player who fell below the goal wins by reaching it again', () => {
    const table = givePoints(atFirstTurn(), 10, 's2').do(playOn, TURN);
    table.do(correctPoints, lose('s2'));
    expect(table.game.aside?.seats).toEqual([]);
    play(givePoints(table, 1, 's2'), '= Ben wins by goal');
  });

  it('R-VP-02 a slip that was played on from is taken back and scored rightly later', () => {
    const table = givePoints(atScoring({ players: 3 }), 9, 's1', 's2');
    play(table, 'Ana scores develop-weaponry\n= Ana wins by goal');
    table.do(playOn, { phase: 'status', step: 'score' });
    table.do(takeScoreBack, { seat: 's1', objective: 'develop-weaponry' });
    play(
      table,
      `= at status.score
       = Ana acts
       Ana scores corner-the-market
       = Ana wins by goal`,
    );
  });

  it('R-OBJ-14 without objectives, and the goal still ends the game', () => {
    const settings = { publicObjectives: { stage1: 2, stage2: 0 } };
    const table = givePoints(atScoring({ players: 3, settings }), 2, 's2');
    play(
      table,
      'Ana is done scoring\nBen is done scoring\nCem is done scoring\n= Ben wins by objectives',
    );
    table.do(playOn, { phase: 'status', step: 'reveal' });
    play(table, '= at status.draw');
    play(givePoints(table, 10, 's3'), '= Cem wins by goal');
  });

  it('R-VP-12 with a last round, and the round after it goes by', () => {
    const settings = { endAfterRound: 1 };
    const table = playRound(Table.start({ players: 3, settings }));
    play(table, '= Ana wins by rounds');
    table.do(playOn, { phase: 'status', step: 'return-cards' });
    playRound(table.do(finishSteps, { step: 'return-cards' }));
    play(table, '= the game goes on\n= round 3');
  });

  it('R-VP-02 a called game that is gone on with ends at the goal', () => {
    const table = atFirstTurn().do(callGame, { winner: null, reason: 'time' }).do(playOn, TURN);
    play(givePoints(table, 10, 's4'), '= Dora wins by goal');
  });

  it('R-VP-02 is told by the record alone, opened anew', () => {
    const table = givePoints(givePoints(atFirstTurn(), 10, 's3').do(playOn, TURN), 10, 's4');
    expect(reopened(table).timeline.head.context).toEqual(table.game);
  });

  it('R-VP-02 playing on in a game that goes on records nothing', () => {
    const table = atFirstTurn();
    const { length } = table.entries;
    expect(table.do(playOn, TURN).entries.length).toBe(length);
  });

  it('R-VP-02 an older record that played on has no goal', () => {
    const table = givePoints(atFirstTurn(), 10, 's1').take([{ type: 'play-on.agreed', ...TURN }]);
    expect(table.game.settings.playOn).toBe(true);
    play(givePoints(table, 10, 's4'), '= the game goes on');
    expect(lanesOf(givePoints(table, 1, 's1').game)[0]?.points).toBe(11);
  });

  it('R-SET-07 an older one that is to have its goal again is asked first', () => {
    const table = givePoints(atFirstTurn(), 10, 's1').take([{ type: 'play-on.agreed', ...TURN }]);
    const goes = { settings: { playOn: false } };
    given(table).when(changeSettings, goes).isRefused('goal-reached');
    play(table.insist(changeSettings, goes), '= Ana wins by goal');
  });
});

describe('R-VP-02 a result whose points go', () => {
  inRulesets(BOTH, 'R-VP-02 is none, and the game stands where it ended', (start) => {
    const table = pickAll(start({ players: 4 })).do(takeTacticalAction, { seat: 's1' });
    givePoints(table, 10, 's4');
    given(table).when(passTurn, { seat: 's2' }).isRefused('game-over');
    table.do(correctPoints, lose('s4'));
    play(table, '= the game goes on\n= at action.tactical\n= Ana acts');
    play(givePoints(table, 1, 's4'), '= Dora wins by goal');
  });

  it('R-VP-02 is none in a vote: the agenda lies there with its votes', () => {
    const table = atAgenda({ players: 3 }).do(revealAgenda, { agenda: 'mutiny' });
    play(table, 'Ben casts 2 for for');
    givePoints(table, 10, 's1').do(correctPoints, lose('s1', 3));
    play(table, '= at agenda.vote\n= Cem acts');
  });

  it('R-VP-03 is of the next at the goal, where one is', () => {
    const table = givePoints(atFirstTurn({ players: 5 }), 10, 's2', 's4');
    play(table, '= Ben wins by goal');
    play(table.do(correctPoints, lose('s2')), '= Dora wins by goal');
  });

  it('R-VP-02 a score that is taken back after the end may be scored again', () => {
    const table = givePoints(atScoring({ players: 3 }), 9, 's1');
    play(table, 'Ana scores develop-weaponry\n= Ana wins by goal');
    table.do(takeScoreBack, { seat: 's1', objective: 'develop-weaponry' });
    play(
      table,
      `= at status.score
       = Ana has 9 points
       Ana scores corner-the-market
       = Ana wins by goal`,
    );
  });

  it('R-VP-05 without objectives it is of who has the most points then', () => {
    const settings = { publicObjectives: { stage1: 2, stage2: 0 } };
    const table = givePoints(atScoring({ players: 3, settings }), 2, 's2');
    givePoints(table, 1, 's3');
    play(
      table,
      'Ana is done scoring\nBen is done scoring\nCem is done scoring\n= Ben wins by objectives',
    );
    play(table.do(correctPoints, lose('s2', 2)), '= Cem wins by objectives');
  });

  it('R-VP-02 what the table called stays called', () => {
    const table = givePoints(atFirstTurn(), 3, 's2').do(callGame, { winner: 's2', reason: 'time' });
    table.do(correctPoints, lose('s2', 3));
    expect(table.game.result).toMatchObject({ reason: 'called', winners: ['s2'] });
  });

  it('R-VP-02 an older correction leaves the result as it was', () => {
    const table = givePoints(atFirstTurn(), 10, 's2');
    table.take([{ type: 'points.corrected', ...lose('s2') }]);
    play(table, '= Ben wins by goal\n= Ben has 9 points');
  });

  it('R-VP-02 leaves out a player who was eliminated', () => {
    const table = atFirstTurn({ players: 4 }).do(eliminatePlayer, { seat: 's1' });
    givePoints(table, 10, 's2', 's3').do(correctPoints, lose('s2'));
    play(table, '= Cem wins by goal');
  });
});

describe('R-SET-07 a goal that moves', () => {
  inRulesets(BOTH, 'R-SET-07 up, takes the end back, and down ends the game again', (start) => {
    const table = givePoints(pickAll(start({ players: 4 })), 10, 's3');
    table.do(changeSettings, { settings: { goal: 14 } });
    play(table, '= the game goes on\n= at action.turn');
    given(table)
      .when(changeSettings, { settings: { goal: 10 } })
      .isRefused('goal-reached');
    play(table.insist(changeSettings, { settings: { goal: 10 } }), '= Cem wins by goal');
  });

  it('R-SET-07 after playing on, ends the game at the new one', () => {
    const table = givePoints(atFirstTurn(), 10, 's1').do(playOn, TURN);
    table.do(changeSettings, { settings: { goal: 12 } });
    expect(table.game.aside?.seats).toEqual([]);
    play(givePoints(table, 2, 's1'), '= Ana wins by goal');
  });

  it('R-SET-07 down after the end, leaves the winner who still stands there', () => {
    const table = givePoints(atFirstTurn({ settings: { goal: 14 } }), 10, 's1');
    givePoints(table, 14, 's4').insist(changeSettings, { settings: { goal: 10 } });
    play(table, '= Dora wins by goal');
  });

  it('R-VP-12 a last round that is put off takes its end back', () => {
    const table = playRound(Table.start({ players: 3, settings: { endAfterRound: 1 } }));
    play(table, '= Ana wins by rounds');
    play(table.do(changeSettings, { settings: { endAfterRound: 2 } }), '= the game goes on');
  });
});

it.each([
  [10, 9, 3],
  [12, 11, 6],
  [14, 13, 4],
])('R-VP-06 played to %i, no one has more', (goal, before, players) => {
  const table = givePoints(atFirstTurn({ players, settings: { goal } }), before, 's2');
  givePoints(table, 2, 's2');
  const lane = lanesOf(table.game).find(({ seat }) => seat === 's2');
  expect([lane?.points, pointsOf(table.game, 's2')]).toEqual([goal, before + 2]);
});

/** The end and what comes after it: called, played on, out of objectives, after round ten. */
import { expect, it } from 'vitest';
import * as corrections from '../../../../src/lib/core/commands/corrections.ts';
import { BOTH, inRulesets } from '../../../support/in-rulesets.ts';
import { givePoints } from '../../../support/pay.ts';
import {
  answerAll,
  atAgenda,
  atFirstTurn,
  atScoring,
  passEverybody,
  pickAll,
  playRound,
} from '../../../support/rounds.ts';
import { Table } from '../../../support/table.ts';
import { play } from '../../../support/transcript.ts';

const { callGame, changeSettings, playOn } = corrections;

it.each([
  ['setup over, picks open', () => Table.start()],
  ['a turn', () => atFirstTurn()],
  ['the score step', () => atScoring()],
  ['an agenda', () => atAgenda()],
])('R-VP-02 a game is called in %s, and nothing follows', (_, at) => {
  const table = at().do(callGame, { winner: 's2', reason: 'concession', note: 'late' });
  expect(table.game.result).toEqual({
    reason: 'called',
    winners: ['s2'],
    call: 'concession',
    note: 'late',
  });
  play(
    table,
    `= at over.result
     Ana passes : refused game-over`,
  );
});

inRulesets(BOTH, 'R-VP-02 the table plays on from the step in which the game ended', (start) => {
  const table = passEverybody(pickAll(start({ players: 3 })));
  givePoints(table, 9, 's1', 's2');
  play(
    table,
    `Ana scores develop-weaponry
     = Ana wins by goal`,
  );
  table.do(playOn, { phase: 'status', step: 'score' });
  play(
    table,
    `= at status.score
     = Ana acts
     Ana scores corner-the-market       : refused quota-public
     Ana is done scoring
     Ben scores develop-weaponry and is done
     = Ben wins by goal`,
  );
});

it('R-VP-02 after playing on no correction of seats ends the game again, a moved goal does', () => {
  const table = givePoints(atFirstTurn(), 10, 's1').do(playOn, { phase: 'action', step: 'turn' });
  table.do(corrections.correctSpeaker, { seat: 's3' });
  play(table, '= the game goes on');
  givePoints(table.do(changeSettings, { settings: { goal: 14 } }), 4, 's1');
  play(table, '= Ana wins by goal');
});

it('R-OBJ-14 played on after the objectives ran out, nothing more is turned up', () => {
  const settings = { publicObjectives: { stage1: 2, stage2: 0 } };
  const table = givePoints(answerlessTable(settings), 2, 's2');
  answerAll(table);
  play(table, '= Ben wins by objectives');
  table.do(playOn, { phase: 'status', step: 'reveal' });
  play(table, '= at status.draw');
});

const answerlessTable = (settings: object) => atScoring({ players: 3, settings });

it('R-VP-12 after round ten the leader wins, ties by seats from the speaker', () => {
  const settings = { endAfterRound: 10, publicObjectives: { stage1: 5, stage2: 8 } };
  const table = Table.start({ players: 3, settings, speaker: 1 });
  for (let round = 1; round <= 9; round++) playRound(table);
  play(table, '= round 10');
  givePoints(table, 3, 's1', 's3');
  playRound(table);
  play(table, '= Cem wins by rounds');
});

it('R-VP-12 with agendas the last round ends after them', () => {
  const table = atAgenda({ players: 3, settings: { endAfterRound: 1 } });
  play(
    table,
    `mutiny is revealed
     the table says against
     arms-reduction is revealed
     the table says for
     = the game goes on
     the planets are readied
     = Ana wins by rounds`,
  );
});

inRulesets(
  BOTH,
  'R-VP-04 in the agenda phase the earliest initiative counts for nothing',
  (start) => {
    const expansions = [...start().referee.ruleset.expansions];
    const table = atAgenda({ expansions, players: 4, speaker: 3 }, { s1: ['leadership'] });
    givePoints(givePoints(table, 8, 's1'), 9, 's4');
    play(
      table,
      `mutiny is revealed
     Ana casts 1 for for
     Ben abstains
     Cem abstains
     Dora casts 1 for for
     the outcome is for
     = Dora wins by goal`,
    );
  },
);

/** The score sheet: lanes, their order, who is on deck, cells, progress, the count. */
import { describe, expect, it } from 'vitest';
import * as agenda from '../../../../src/lib/core/commands/agenda.ts';
import {
  callGame,
  eliminatePlayer,
  leaveTable,
} from '../../../../src/lib/core/commands/corrections.ts';
import {
  answerScoring,
  publishObjective,
  scoreObjective,
} from '../../../../src/lib/core/commands/objectives.ts';
import { setHome } from '../../../../src/lib/core/commands/turns.ts';
import { verdict } from '../../../../src/lib/core/conditions/verdict.ts';
import { positionOf } from '../../../../src/lib/core/machine/position.ts';
import { cellsOf, publicObjectives } from '../../../../src/lib/core/queries/eligibility.ts';
import { scoringRefusal } from '../../../../src/lib/core/queries/scoring.ts';
import { phaseDots, roundTracker } from '../../../../src/lib/core/queries/round-tracker.ts';
import { lanesOf } from '../../../../src/lib/core/queries/scoreboard.ts';
import { tallyView } from '../../../../src/lib/core/queries/tally.ts';
import {
  clockwiseFrom,
  laneOrderOf,
  laneSeats,
  upNext,
} from '../../../../src/lib/core/queries/turn-order.ts';
import { AGAINST, FOR } from '../../../../src/lib/core/outcome.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { givePoints } from '../../../support/pay.ts';
import { atFirstTurn, atScoring, atVote, turnOf } from '../../../support/rounds.ts';
import { Table } from '../../../support/table.ts';

const states = (table: Table) => lanesOf(table.game).map(({ seat, state }) => `${seat} ${state}`);

describe('the lanes', () => {
  it('stand in the order that matters now', () => {
    expect(laneOrderOf(Table.start().game)).toBe('speaker');
    expect(laneOrderOf(atFirstTurn().game)).toBe('initiative');
    expect(laneOrderOf(atVote('mutiny').game)).toBe('votes');
    const over = givePoints(atFirstTurn({ players: 3 }), 10, 's2');
    expect(laneOrderOf(over.game)).toBe('points');
    expect(laneSeats(over.game)[0]).toBe('s2');
  });

  it('put seats that are out last', () => {
    const table = atFirstTurn({ players: 5 }).do(eliminatePlayer, { seat: 's2' });
    expect(laneSeats(table.game)).toEqual(['s1', 's3', 's4', 's5', 's2']);
    expect(states(table)).toEqual(['s1 now', 's3 next', 's4 rest', 's5 rest', 's2 out']);
  });

  it('dim who has passed or has answered', () => {
    const table = atScoring({ players: 5 }).do(answerScoring, { seat: 's1' });
    expect(states(table).slice(0, 3)).toEqual(['s1 passed', 's2 now', 's3 next']);
  });

  it('light the winner once the game is over, and dim no one', () => {
    const table = givePoints(atScoring({ players: 3 }).do(answerScoring, { seat: 's1' }), 10, 's2');
    expect(table.game.result?.winners).toEqual(['s2']);
    expect(states(table)).toEqual(['s2 now', 's1 rest', 's3 rest']);
  });

  it('light no one where a called game has no winner', () => {
    const table = atFirstTurn({ players: 3 }).do(callGame, { reason: 'abandoned', winner: null });
    expect(states(table).every((state) => state.endsWith('rest'))).toBe(true);
  });

  it('show what a seat has', () => {
    const table = atFirstTurn({ factions: ['naalu-collective'] });
    expect(lanesOf(table.game)[0]).toMatchObject({
      seat: 's1',
      isSpeaker: true,
      reinforcements: 8,
      secretsInHand: 1,
      initiativeToken: 0,
      cards: [{ card: 'leadership', initiative: 1, exhausted: false }],
    });
  });
});

describe('who is on deck', () => {
  it('is the next to pick, in both passes', () => {
    const table = Table.start({ players: 3 });
    expect(upNext(table.game, 4)).toEqual(['s2', 's3', 's1', 's2']);
  });

  it('is the next turn, the next to score, the next to vote', () => {
    expect(upNext(turnOf(atFirstTurn(), 's6').game)).toEqual(['s1', 's2']);
    expect(upNext(atScoring().game)).toEqual(['s2', 's3']);
    expect(upNext(atVote('mutiny').game)).toEqual(['s3', 's4']);
    expect(upNext(givePoints(atFirstTurn(), 10, 's2').game)).toEqual([]);
  });

  it('secondaries go clockwise from the left of a seat', () => {
    const table = atFirstTurn({ players: 5 }).do(leaveTable, { seat: 's5' });
    expect(clockwiseFrom(table.game, 's3')).toEqual(['s4', 's1', 's2']);
  });
});

describe('the matrix', () => {
  it('has a cell for each revealed objective: scored, asked or open', () => {
    const table = atScoring();
    const cells = () => cellsOf(table.game, table.referee.ruleset, 's1').map(({ state }) => state);
    expect(cells()).toEqual(['ask', 'ask']);
    table.do(scoreObjective, { seat: 's1', objective: 'develop-weaponry' });
    expect(cells()).toEqual(['open', 'scored']);
    expect(
      cellsOf(atFirstTurn().game, atFirstTurn().referee.ruleset, 's1').map(({ state }) => state),
    ).toEqual(['open', 'open']);
  });

  it('names the home system and the used slot first, before what the planets say', () => {
    const table = atScoring().do(setHome, { seat: 's2', controlled: false });
    const can = (seat: Seat) =>
      cellsOf(table.game, table.referee.ruleset, seat, () => verdict('yes')).map(
        ({ state }) => state,
      );
    expect(cellsOf(table.game, table.referee.ruleset, 's2').map(({ state }) => state)).toEqual([
      'barred',
      'barred',
    ]);
    expect(can('s2')).toEqual(['barred', 'barred']);
    expect(can('s1')).toEqual(['can', 'can']);
    table.do(scoreObjective, { seat: 's1', objective: 'develop-weaponry' });
    expect(can('s1')).toEqual(['open', 'scored']);
    const short = () => verdict('no', { progress: { have: 1, need: 2 } });
    expect(cellsOf(table.game, table.referee.ruleset, 's1', short)[0]).toMatchObject({
      state: 'short',
    });
  });

  it('lists stage I, stage II, then what a law made public', () => {
    const table = atScoring().do(publishObjective, { objective: 'threaten-enemies', owner: 's2' });
    table.record([
      {
        type: 'objective.corrected',
        objective: 'late',
        revealed: { stage: 2, points: 2, phase: 'status' },
      },
    ]);
    expect(
      publicObjectives(table.game)
        .map(({ id }) => id)
        .slice(2),
    ).toEqual(['late', 'threaten-enemies']);
  });

  it('says why a cell may not be scored', () => {
    const { referee, snapshot } = atScoring();
    const why = (seat: Seat) =>
      scoringRefusal(referee, snapshot, seat, 'develop-weaponry')?.code ?? null;
    expect([why('s1'), why('s2')]).toEqual([null, 'not-your-score']);
  });
});

describe('the round', () => {
  it('shows what is done, what is now and what is to come', () => {
    const table = atScoring();
    const { plan } = table.referee.ruleset;
    const shown = roundTracker(positionOf(table.snapshot), plan);
    expect(shown.map(({ phase, progress }) => `${phase} ${progress}`)).toEqual([
      'strategy done',
      'action done',
      'status now',
      'agenda to-come',
    ]);
    const dots = phaseDots(table.game, positionOf(table.snapshot), plan);
    expect(dots.slice(0, 2)).toEqual(['now', 'to-come']);
  });
});

describe('the count', () => {
  it('lists the sides, who abstained, who is still to vote, and who decides', () => {
    const table = atVote('mutiny', { players: 4 }).do(agenda.barVoter, { seat: 's4' });
    table.do(agenda.castVotes, { seat: 's2', outcome: 'for', votes: 3 });
    table.do(agenda.castVotes, { seat: 's3', outcome: null, votes: 0 });
    expect(tallyView(table.game)).toMatchObject({
      sides: [
        { outcome: FOR, votes: 3, leading: true },
        { outcome: AGAINST, votes: 0, leading: false },
      ],
      abstained: ['s3'],
      waiting: ['s1'],
      barred: ['s4'],
      speakerDecides: false,
    });
    expect(tallyView(atFirstTurn().game)).toBeNull();
  });
});

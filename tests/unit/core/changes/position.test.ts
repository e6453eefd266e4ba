/** A position set by hand: only the step's own flags start afresh. */
import { expect, it } from 'vitest';
import {
  correctPassed,
  correctPosition,
  playOn,
} from '../../../../src/lib/core/commands/corrections.ts';
import {
  castVotes,
  resolveAgenda,
  revealAgenda,
} from '../../../../src/lib/core/commands/agenda.ts';
import { takeTacticalAction, takeTacticalTurn } from '../../../../src/lib/core/commands/turns.ts';
import { chooseStrategyCard } from '../../../../src/lib/core/commands/strategy-cards.ts';
import { playStrategyCard } from '../../../../src/lib/core/commands/strategic-action.ts';
import { actionOf, agendaOf, currentAgenda } from '../../../../src/lib/core/step.ts';
import { FOR } from '../../../../src/lib/core/outcome.ts';
import { givePoints } from '../../../support/pay.ts';
import { answerAll, atFirstTurn, atScoring, atVote } from '../../../support/rounds.ts';
import { given } from '../../../support/given.ts';
import { Table } from '../../../support/table.ts';

const to = (phase: string, step: string, activeSeat: string | null, round = 1) =>
  ({ round, phase, step, activeSeat }) as Parameters<typeof correctPosition>[2];

/** What the first reveal of an agenda phase knows. */
const FIRST_REVEAL = {
  phase: 'agenda',
  at: 'reveal',
  kept: { slot: 1, outcomes: [], discarded: 0, barred: [] },
};

it('picks before the active seat count as made', () => {
  const table = atFirstTurn({ players: 3 });
  table.do(correctPosition, to('strategy', 'pick', 's3'));
  expect(table.active).toBe('s3');
  const fresh = Table.start({ players: 3 }).do(correctPosition, to('strategy', 'pick', 's2'));
  fresh.do(chooseStrategyCard, { seat: 's2', card: 'trade' });
  expect(fresh.active).toBe('s3');
});

it('a turn is someone’s, with an action under way where the step says so', () => {
  const table = atFirstTurn().do(correctPosition, to('action', 'turn', 's4'));
  expect(table.at).toBe('action.turn');
  expect(actionOf(table.game)).toMatchObject({ active: 's4', actions: 0, passed: [] });
  table.do(correctPosition, to('action', 'tactical', 's5'));
  expect(actionOf(table.game)).toMatchObject({ active: 's5', actions: 1 });
  table.do(correctPosition, to('action', 'turn', null));
  expect(table.active).toBe('s1');
});

it('cards, tokens and goods stay where they are', () => {
  const table = atFirstTurn().do(takeTacticalTurn, { seat: 's1' });
  table.do(correctPosition, to('status', 'tokens', null, 2));
  expect(table.game.players['s1']?.board).toBe(1);
  expect(table.game.strategyCards['leadership']?.holder).toBe('s1');
  expect(table.game.step).toMatchObject({ phase: 'status', at: 'tokens', placed: [] });
});

it('seats before the active one have scored nothing', () => {
  const table = answerAll(atScoring()).do(correctPosition, to('status', 'score', 's3'));
  expect(table.game.step).toEqual({
    phase: 'status',
    at: 'score',
    kept: { answered: ['s1', 's2'], scored: {} },
  });
});

it('seats before the active one have abstained, but for those that had voted', () => {
  const table = atVote('mutiny').do(castVotes, { seat: 's2', outcome: 'for', votes: 3 });
  table.do(correctPosition, to('agenda', 'vote', 's4'));
  expect(table.active).toBe('s4');
  expect(currentAgenda(table.game)?.votes.map((vote) => vote.outcome)).toEqual([FOR, null]);
  table.do(correctPosition, to('agenda', 'reveal', null));
  expect(table.game.step).toEqual(FIRST_REVEAL);
});

it('without an agenda in play, the vote and the outcome lead to the reveal', () => {
  for (const step of ['vote', 'outcome']) {
    const table = atFirstTurn().do(correctPosition, to('agenda', step, 's4'));
    expect([table.at, table.active]).toEqual(['agenda.reveal', null]);
    table.do(revealAgenda, { agenda: 'mutiny' });
    expect([table.at, table.active]).toEqual(['agenda.vote', 's2']);
    table.do(resolveAgenda, { outcome: 'for', decidedBy: 'table' });
    expect([table.at, agendaOf(table.game)?.slot]).toEqual(['agenda.reveal', 2]);
    table.do(correctPosition, to('agenda', step, null));
    expect([table.at, agendaOf(table.game)?.slot]).toEqual(['agenda.reveal', 2]);
  }
});

it('with an agenda in play, the vote and the outcome are where the table wants to be', () => {
  const table = atVote('mutiny');
  for (const step of ['outcome', 'vote']) {
    table.do(correctPosition, to('agenda', step, null));
    expect(table.at).toBe(`agenda.${step}`);
    expect(currentAgenda(table.game)?.id).toBe('mutiny');
  }
});

it('playing on in a vote without an agenda leads to the reveal', () => {
  const table = givePoints(atFirstTurn(), 10, 's1').do(playOn, { phase: 'agenda', step: 'vote' });
  expect([table.at, table.game.step]).toEqual(['agenda.reveal', FIRST_REVEAL]);
});

it('R-STAT-05 won in the score step and played on at the tokens, they are redistributed', () => {
  const table = givePoints(atScoring(), 10, 's1').do(playOn, { phase: 'status', step: 'tokens' });
  expect(table.at).toBe('status.tokens');
  expect(table.game.step).toMatchObject({ phase: 'status', at: 'tokens', placed: [] });
  const tokens = { tactic: -1, fleet: 1, strategy: 0 };
  expect(table.refusalOf([{ type: 'tokens.redistributed', seat: 's2', tokens }])).toBeNull();
  expect(table.active).toBeNull();
});

it('played on at a turn, the action that ended the game is over', () => {
  const table = atFirstTurn().do(takeTacticalAction, { seat: 's1' });
  givePoints(table, 10, 's1').do(playOn, { phase: 'action', step: 'turn' });
  expect(actionOf(table.game)).toMatchObject({ active: 's1', actions: 1 });
});

it('an action by no one in particular is under way all the same', () => {
  const table = atFirstTurn().do(correctPosition, to('action', 'component', null));
  expect(actionOf(table.game)).toMatchObject({ active: 's1', actions: 1 });
});

it('a passed mark by hand moves the turn on, in the middle of an action too', () => {
  const table = atFirstTurn().do(takeTacticalAction, { seat: 's1' });
  table.do(correctPassed, { seat: 's1', passed: true });
  expect([table.at, table.active]).toEqual(['action.turn', 's2']);
  expect(actionOf(table.game)).toMatchObject({ actions: 0, turn: 2 });
  table.do(correctPassed, { seat: 's4', passed: true });
  expect(table.active).toBe('s2');
  table.do(correctPassed, { seat: 's1', passed: false });
  expect(actionOf(table.game)?.passed).toEqual(['s4']);
});

it('when the last seat is marked as passed the status phase begins', () => {
  const table = atFirstTurn({ players: 3 });
  for (const seat of ['s1', 's2', 's3'] as const) table.do(correctPassed, { seat, passed: true });
  expect(table.at).toBe('status.score');
});

it('a passed mark belongs to the action phase', () => {
  given(Table.start()).when(correctPassed, { seat: 's1', passed: true }).isRefused('out-of-step');
});

it('R-ACT-05 within the action phase who has passed stays passed, and secondaries stay open', () => {
  const table = atFirstTurn({ players: 4 }).do(correctPassed, { seat: 's3', passed: true });
  table.do(playStrategyCard, { seat: 's1', card: 'leadership' });
  table.do(correctPosition, to('action', 'turn', 's2'));
  expect(actionOf(table.game)).toMatchObject({ active: 's2', actions: 0, passed: ['s3'] });
  expect(actionOf(table.game)?.followUps.map(({ card }) => card)).toEqual(['leadership']);
  // Who is to act has not passed.
  table.do(correctPosition, to('action', 'tactical', 's3'));
  expect(actionOf(table.game)).toMatchObject({ active: 's3', passed: [] });
});

it('R-AGD-03 within a vote those before the seat that votes keep their votes', () => {
  const table = atVote('mutiny');
  for (const seat of ['s2', 's3', 's4'] as const) {
    table.do(castVotes, { seat, outcome: 'for', votes: 2 });
  }
  const votes = () => currentAgenda(table.game)?.votes.map(({ seat, votes }) => [seat, votes]);
  table.do(correctPosition, to('agenda', 'vote', 's4'));
  expect([table.active, votes()]).toEqual([
    's4',
    [
      ['s2', 2],
      ['s3', 2],
    ],
  ]);
  table.do(correctPosition, to('agenda', 'outcome', null));
  expect(votes()).toEqual([
    ['s2', 2],
    ['s3', 2],
  ]);
});

it('R-AGD-03 a vote that is no one’s in particular, or of who is not in the order, begins anew', () => {
  const voted = () => {
    const table = atVote('mutiny');
    for (const seat of ['s2', 's3'] as const) {
      table.do(castVotes, { seat, outcome: 'for', votes: 2 });
    }
    return table;
  };
  for (const seat of [null, 's9']) {
    const [fact] = correctPosition(
      voted().game,
      voted().referee.ruleset,
      to('agenda', 'vote', seat),
    );
    expect(fact).toHaveProperty('keeps', null);
  }
  const anew = voted().do(correctPosition, to('agenda', 'vote', null));
  expect([anew.at, anew.active, currentAgenda(anew.game)?.votes]).toEqual([
    'agenda.vote',
    's2',
    [],
  ]);
});

it('in another round, or by an older fact, nothing is kept', () => {
  const passed = () => atFirstTurn({ players: 4 }).do(correctPassed, { seat: 's3', passed: true });
  const later = passed().do(correctPosition, to('action', 'turn', 's2', 2));
  expect(actionOf(later.game)?.passed).toEqual([]);
  const older = passed().record([
    { type: 'position.corrected', ...to('action', 'turn', 's2'), keeps: null },
  ]);
  expect(actionOf(older.game)?.passed).toEqual([]);
});

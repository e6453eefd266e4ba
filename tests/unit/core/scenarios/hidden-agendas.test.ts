/**
 * Covert Legislation: only the outcomes of a hidden agenda are read out, those are voted for, and
 * then the card is turned up and resolved as itself (LRR 1.2 8.20).
 */
import { expect, it } from 'vitest';
import {
  castVotes,
  predict,
  payRider,
  readOutcomes,
  replaceAgenda,
  resolveAgenda,
  revealAgenda,
  unveilAgenda,
} from '../../../../src/lib/core/commands/agenda.ts';
import { playComponent } from '../../../../src/lib/core/commands/component-actions.ts';
import { gainTechnology } from '../../../../src/lib/core/commands/holdings.ts';
import type { NewTable } from '../../../support/table.ts';
import { pointsOf } from '../../../../src/lib/core/points.ts';
import { agendaOf, currentAgenda } from '../../../../src/lib/core/step.ts';
import type { Election, READ_OUT } from '../../../../src/lib/core/vocabulary.ts';
import { given } from '../../../support/given.ts';
import { atFirstTurn, atVote, turnOf } from '../../../support/rounds.ts';
import { lateVotes } from '../../../../src/lib/core/queries/late.ts';
import { allVote } from '../../../support/votes.ts';

type ReadOut = (typeof READ_OUT)[number];
const covert = (election: ReadOut, options: NewTable = {}) =>
  atVote('covert-legislation', { players: 4, ...options }).do(readOutcomes, { election });

it.each([3, 6])(
  'R-AGD-28 a player of %i is elected, and the law is that of the hidden card',
  (players) => {
    const table = covert('player', { players });
    allVote(table, { s2: ['s3', 2], s3: ['s1', 1] });
    given(table).when(resolveAgenda, { outcome: 's3' }).isRefused('agenda-hidden');
    given(table).when(unveilAgenda, { agenda: 'political-censure' }).isAccepted();
    expect(currentAgenda(table.game)).toMatchObject({ id: 'political-censure', type: 'law' });
    given(table).when(resolveAgenda, { outcome: 's3' }).isAccepted();
    expect(table.game.laws).toMatchObject([{ id: 'political-censure', holder: 's3' }]);
    expect(pointsOf(table.game, 's3')).toBe(1);
    expect([table.at, agendaOf(table.game)?.slot]).toEqual(['agenda.reveal', 2]);
  },
);

it('R-AGD-28 For is voted, and the directive pays those who voted For', () => {
  const table = covert('for-against');
  allVote(table, { s2: ['for', 2], s3: ['for', 1], s4: ['against', 1] });
  table.do(unveilAgenda, { agenda: 'mutiny' }).do(resolveAgenda, { outcome: 'for' });
  // The first has the custodians token.
  expect(table.game.seating.map((seat) => pointsOf(table.game, seat))).toEqual([1, 1, 1, 0]);
  expect(table.game.laws).toEqual([]);
});

it('R-AGD-28 the speaker reads the outcomes out before anyone votes or predicts', () => {
  const table = atVote('covert-legislation', { players: 4 });
  given(table)
    .when(castVotes, { seat: 's2', outcome: 's2', votes: 1 })
    .isRefused('outcomes-unread');
  given(table)
    .when(predict, { seat: 's2', outcome: 's2', rider: 'imperial-rider' })
    .isRefused('outcomes-unread');
  given(table).when(readOutcomes, { election: 'player' }).isAccepted();
  given(table).when(castVotes, { seat: 's2', outcome: 'for', votes: 1 }).isRefused('no-outcome');
  given(table).when(castVotes, { seat: 's2', outcome: 's2', votes: 1 }).isAccepted();
});

it('R-AGD-28 nothing is read out or turned up where the agenda lies open', () => {
  const table = atVote('mutiny', { players: 4 });
  given(table).when(readOutcomes, { election: 'player' }).isRefused('nothing-hidden');
  given(table).when(unveilAgenda, { agenda: 'minister-of-war' }).isRefused('nothing-hidden');
});

it('R-AGD-28 the card that is turned up comes to what was read out, after the last vote', () => {
  const table = covert('player');
  table.do(castVotes, { seat: 's2', outcome: 's2', votes: 1 });
  given(table).when(unveilAgenda, { agenda: 'minister-of-war' }).isRefused('votes-outstanding');
  allVote(table, { s2: ['s2', 1] });
  given(table).when(unveilAgenda, { agenda: 'mutiny' }).isRefused('other-outcomes');
  given(table).when(unveilAgenda, { agenda: 'minister-of-war' }).isAccepted();
});

it('R-AGD-23 it is one card, and so is the one that it hid', () => {
  const table = allVote(covert('for-against'), { s2: ['against', 1] });
  table.do(unveilAgenda, { agenda: 'mutiny' }).do(resolveAgenda, { outcome: 'against' });
  given(table).when(revealAgenda, { agenda: 'covert-legislation' }).isRefused('agenda-decided');
  given(table).when(revealAgenda, { agenda: 'mutiny' }).isRefused('agenda-decided');
});

it('R-AGD-11 a prediction comes true by the outcome of the hidden card', () => {
  const table = covert('player').do(predict, {
    seat: 's4',
    outcome: 's2',
    rider: 'imperial-rider',
  });
  allVote(table, { s2: ['s2', 1] });
  table.do(unveilAgenda, { agenda: 'minister-of-war' }).do(resolveAgenda, { outcome: 's2' });
  table.do(payRider, { seat: 's4', rider: 'imperial-rider' });
  expect(pointsOf(table.game, 's4')).toBe(1);
});

it('R-AGD-16 another agenda takes its place: nothing is hidden then', () => {
  const table = atVote('covert-legislation', { players: 4 }).do(replaceAgenda, {
    agenda: 'mutiny',
  });
  allVote(table, { s2: ['against', 1] });
  given(table).when(resolveAgenda, { outcome: 'against' }).isAccepted();
});

it('R-AGD-27 Covert Legislation within Executive Order', () => {
  const table = atFirstTurn({
    players: 4,
    expansions: ['pok', 'codex3', 'thunders-edge'],
    factions: ['council-keleres'],
  });
  table.do(gainTechnology, { seat: 's1', technology: 'executive-order' });
  turnOf(table, 's1').do(playComponent, {
    seat: 's1',
    played: { kind: 'technology', technology: 'executive-order' },
  });
  table.do(revealAgenda, { agenda: 'covert-legislation' }).do(readOutcomes, { election: 'player' });
  while (table.at === 'action.vote') {
    table.do(castVotes, { seat: table.active ?? 's1', outcome: 's2', votes: 1 });
  }
  table.do(unveilAgenda, { agenda: 'minister-of-war' }).do(resolveAgenda, { outcome: 's2' });
  expect(table.game.laws).toMatchObject([{ id: 'minister-of-war', holder: 's2' }]);
  expect([table.at, table.active]).toEqual(['action.component', 's1']);
});

it('names the hidden card in the list of late votes', () => {
  const table = allVote(covert('player'), { s2: ['s3', 2] });
  table.do(unveilAgenda, { agenda: 'minister-of-war' }).do(resolveAgenda, { outcome: 's3' });
  const told = lateVotes(table.state.timeline, 's2');
  expect(told).toMatchObject([{ agenda: 'minister-of-war' satisfies string }]);
  expect((currentAgenda(table.game)?.election ?? 'other') satisfies Election).toBe('other');
});

/** Verbs of the agenda phase: what they decide. */
import { expect, it } from 'vitest';
import * as agenda from '../../../../src/lib/core/commands/agenda.ts';
import { eliminatePlayer } from '../../../../src/lib/core/commands/corrections.ts';
import { discardLaw } from '../../../../src/lib/core/commands/laws.ts';
import { scorePoints } from '../../../../src/lib/core/commands/objectives.ts';
import { gainPlanets } from '../../../../src/lib/core/commands/planets.ts';
import { adjustBalance } from '../../../../src/lib/core/commands/tokens.ts';
import { pointsOf } from '../../../../src/lib/core/points.ts';
import { currentAgenda } from '../../../../src/lib/core/step.ts';
import { FOR } from '../../../../src/lib/core/outcome.ts';
import { given } from '../../../support/given.ts';
import { atAgenda, atVote } from '../../../support/rounds.ts';

const { castVotes, payRider, predict, resolveAgenda, revealAgenda } = agenda;

it('a known card brings its kind and election, an unknown one what is typed', () => {
  const table = atAgenda();
  given(table)
    .when(revealAgenda, { agenda: 'minister-of-war' })
    .gives({ type: 'agenda.revealed', kind: 'law', election: 'player' });
  const typed = { name: 'House agenda', type: 'law', election: 'planet' } as const;
  given(table)
    .when(agenda.replaceAgenda, { agenda: 'house', typed })
    .gives({ type: 'agenda.replaced', kind: 'law', election: 'planet', name: 'House agenda' });
});

it('R-AGD-13 for or elected laws stay, against and directives do not', () => {
  const stays = (id: string, outcome: string) => {
    const table = atVote(id).do(resolveAgenda, { outcome, decidedBy: 'table' });
    return table.game.laws.map((law) => [law.id, law.holder, law.outcome]);
  };
  expect(stays('enforced-travel-ban', 'for')).toEqual([['enforced-travel-ban', null, FOR]]);
  expect(stays('enforced-travel-ban', 'against')).toEqual([]);
  const elected = { kind: 'seat', seat: 's3' };
  expect(stays('minister-of-war', 's3')).toEqual([['minister-of-war', 's3', elected]]);
  expect(stays('arms-reduction', 'for')).toEqual([]);
});

it('who voted for gains, or loses, what the card pays', () => {
  const table = atVote('mutiny', { players: 4 });
  table.do(scorePoints, {
    lines: [{ seat: 's2', points: 1 }],
    source: { kind: 'other', name: 'a bet' },
  });
  for (const [seat, outcome] of [
    ['s2', 'for'],
    ['s3', 'against'],
    ['s4', 'against'],
  ] as const) {
    table.do(castVotes, { seat, outcome, votes: 2 });
  }
  table.do(castVotes, { seat: 's1', outcome: null, votes: 0 });
  given(table)
    .when(resolveAgenda, { outcome: 'against' })
    .gives(
      { type: 'agenda.resolved', decidedBy: 'votes', law: false },
      { type: 'points.scored', lines: [{ seat: 's2', points: -1 }] },
    );
});

it('without a vote the table names who voted for, or who controls the planet', () => {
  const mutiny = atVote('mutiny');
  mutiny.do(resolveAgenda, { outcome: 'for', decidedBy: 'table', voters: ['s4', 's5'] });
  expect([pointsOf(mutiny.game, 's4'), pointsOf(mutiny.game, 's5')]).toEqual([1, 1]);
  const ixth = atVote('holy-planet-of-ixth', { expansions: [] });
  ixth.do(resolveAgenda, { outcome: 'Quann', decidedBy: 'table', controller: 's3' });
  expect(pointsOf(ixth.game, 's3')).toBe(1);
});

it('R-VP-10 the controller of an elected planet is paid where planets are tracked, or whom the table says', () => {
  const ixth = () =>
    atVote('holy-planet-of-ixth', { expansions: [], factions: ['winnu', 'federation-of-sol'] }).do(
      gainPlanets,
      { seat: 's2', planets: ['quann'] },
    );
  const paid = ixth().do(resolveAgenda, { outcome: 'quann', decidedBy: 'table' });
  expect(pointsOf(paid.game, 's2')).toBe(1);
  const other = ixth().do(resolveAgenda, {
    outcome: 'quann',
    decidedBy: 'table',
    controller: 's1',
  });
  expect([pointsOf(other.game, 's1'), pointsOf(other.game, 's2')]).toEqual([2, 0]);
  const nobody = ixth().do(resolveAgenda, {
    outcome: 'quann',
    decidedBy: 'table',
    controller: null,
  });
  expect(pointsOf(nobody.game, 's2')).toBe(0);
});

it('R-AGD-11 a rider pays points, goods, tokens or the speaker token', () => {
  const table = atVote('arms-reduction', { players: 5 });
  for (const rider of ['imperial', 'trade', 'leadership', 'politics']) {
    table.do(predict, { seat: 's3', outcome: 'for', rider: `${rider}-rider` });
  }
  table.do(resolveAgenda, { outcome: 'for', decidedBy: 'table' });
  const paid = (rider: string) => given(table).when(payRider, { seat: 's3', rider });
  paid('imperial-rider').gives({ type: 'rider.paid' }, { type: 'points.scored' });
  paid('trade-rider').gives({ type: 'rider.paid' }, { type: 'goods.gained', goods: 5 });
  paid('leadership-rider').gives({ type: 'rider.paid' }, { type: 'tokens.gained' });
  paid('politics-rider').gives({ type: 'rider.paid' }, { type: 'speaker.chosen', seat: 's3' });
  expect(table.at).toBe('agenda.reveal');
});

it('R-AGD-12 riders of one player on opposite outcomes are legal', () => {
  const table = atVote('arms-reduction');
  given(table).when(predict, { seat: 's3', outcome: 'for', rider: 'trade-rider' }).isAccepted();
  given(table)
    .when(predict, { seat: 's3', outcome: 'against', rider: 'imperial-rider' })
    .isAccepted();
  expect(currentAgenda(table.game)?.barred).toEqual(['s3']);
});

it('R-AGD-11 a rider of someone who is out is not due', () => {
  const table = atVote('arms-reduction', { players: 5 });
  table.do(predict, { seat: 's3', outcome: 'for', rider: 'trade-rider' });
  table.do(eliminatePlayer, { seat: 's3' });
  table.do(resolveAgenda, { outcome: 'for', decidedBy: 'table' });
  expect(table.at).toBe('agenda.reveal');
});

it('R-AGD-08 extra votes go with the outcome of the vote, or give an abstainer one where the table insists', () => {
  const table = atVote('arms-reduction', { players: 3 });
  table.do(castVotes, { seat: 's2', outcome: 'for', votes: 2, extra: 1 });
  table.do(castVotes, { seat: 's3', outcome: 'against', votes: 4 });
  table.do(castVotes, { seat: 's1', outcome: null, votes: 0 });
  table.do(adjustBalance, { seat: 's1', changes: { goods: 2 } });
  table.insist(agenda.addVotes, { seat: 's1', outcome: 'for', votes: 2, goods: 2 });
  expect(currentAgenda(table.game)?.votes.at(-1)).toMatchObject({ outcome: FOR, extra: 2 });
  given(table).when(resolveAgenda, { outcome: 'for' }).isAccepted();
});

it('R-AGD-18 votes are bought after the vote even when the speaker cannot vote', () => {
  const table = atVote('arms-reduction', { players: 3, factions: ['nekro-virus'] });
  table.do(castVotes, { seat: 's2', outcome: 'for', votes: 1 });
  table.do(castVotes, { seat: 's3', outcome: 'against', votes: 2 });
  expect(table.at).toBe('agenda.outcome');
  table.do(adjustBalance, { seat: 's2', changes: { goods: 2 } });
  given(table)
    .when(agenda.addVotes, { seat: 's2', outcome: 'for', votes: 2, goods: 2 })
    .isAccepted();
});

it('R-AGD-14 a point that goes with its card is lost when the law is discarded', () => {
  const table = atVote('political-censure').do(resolveAgenda, {
    outcome: 's2',
    decidedBy: 'table',
  });
  given(table)
    .when(discardLaw, { law: 'political-censure' })
    .gives(
      { type: 'law.discarded' },
      { type: 'points.scored', lines: [{ seat: 's2', points: -1 }], source: { kind: 'law' } },
    );
});

it('an agenda that leaves without an outcome uses its slot', () => {
  const table = atVote('arms-reduction').do(agenda.discardAgenda, {});
  const kept = { slot: 2, outcomes: [], discarded: 1, barred: [] };
  expect(table.game.step).toEqual({ phase: 'agenda', at: 'reveal', kept });
  expect(table.at).toBe('agenda.reveal');
});

it('resolving nothing says nothing', () => {
  const table = atAgenda();
  expect(resolveAgenda(table.game, table.referee.ruleset, { outcome: 'for' })).toEqual([]);
});

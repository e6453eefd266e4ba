/** Where a score that was noticed late goes in, and where a strategy card was picked. */
import { describe, expect, it } from 'vitest';
import { answerScoring, scoreObjective } from '../../../../src/lib/core/commands/objectives.ts';
import {
  abstainAll,
  barVoter,
  castVotes,
  resolveAgenda,
  revealAgenda,
} from '../../../../src/lib/core/commands/agenda.ts';
import { correctLaw } from '../../../../src/lib/core/commands/corrections.ts';
import { lookAt } from '../../../../src/lib/core/engine/amend.ts';
import {
  lateRounds,
  lateScores,
  lateVotes,
  pickOf,
} from '../../../../src/lib/core/queries/late.ts';
import { NO_SEAT } from '../../../../src/lib/core/vocabulary.ts';
import {
  atAgenda,
  atScoring,
  atVote,
  finishStatus,
  passEverybody,
  pickAll,
} from '../../../support/rounds.ts';
import { allVote } from '../../../support/votes.ts';

const CARD = 'corner-the-market';
const laid = { players: 3, factions: ['federation-of-sol', 'emirates-of-hacan', 'winnu'] };

describe('a late score', () => {
  it('goes in before the seat’s own act of each score step, where it is open and not scored', () => {
    const table = atScoring(laid);
    expect(lateScores(table.state.timeline, 's1', CARD)).toEqual([]);
    const scorer = table.active ?? NO_SEAT;
    table.do(scoreObjective, { seat: scorer, objective: CARD, done: true });
    const other = table.active ?? NO_SEAT;
    table.do(answerScoring, { seat: other });
    passEverybody(pickAll(finishStatus(table)));
    finishStatus(table);
    const { timeline } = table.state;
    const places = lateScores(timeline, other, CARD);
    expect(places.map(({ round }) => round)).toEqual([1, 2]);
    for (const { index } of places) {
      expect(timeline.line[index]?.fact).toEqual({ type: 'scoring.answered', seat: other });
      expect(timeline.past.positions[index - 1]).toMatchObject({ phase: 'status', step: 'score' });
    }
    expect(lateScores(timeline, scorer, CARD).map(({ round }) => round)).toEqual([1]);
    expect(lateScores(timeline, other, 'develop-weaponry')).toHaveLength(2);
    expect(lateScores(timeline, other, 'not-open')).toEqual([]);
  });
});

it('what was there by the end of an action phase goes in after its last act', () => {
  const table = atScoring(laid);
  expect(lateRounds(table.state.timeline).map(({ round }) => round)).toEqual([1]);
  pickAll(finishStatus(table));
  const { timeline } = table.state;
  // The second one is being played.
  const places = lateRounds(timeline);
  expect(places.map(({ round }) => round)).toEqual([1]);
  for (const { index } of places) {
    expect(timeline.past.positions[index - 1]).toMatchObject({ phase: 'action', round: 1 });
    expect(timeline.past.positions[index]).toMatchObject({ phase: 'status', round: 1 });
  }
  passEverybody(table);
  expect(lateRounds(table.state.timeline).map(({ round }) => round)).toEqual([1, 2]);
});

it('a pick is found in its round', () => {
  const table = pickAll(finishStatus(atScoring(laid)));
  const { timeline } = table.state;
  const [one, two] = [pickOf(timeline, 'leadership', 1), pickOf(timeline, 'leadership', 2)];
  expect(one).toBeGreaterThan(0);
  expect(two).toBeGreaterThan(one);
  expect(pickOf(timeline, 'leadership', 3)).toBe(-1);
});

describe('a late vote', () => {
  const stamps = { at: 1_700_000_900_000, mono: 7, run: 'run', app: '1.0.0' };
  const decided = (votes: Parameters<typeof allVote>[1]) =>
    allVote(atVote('arms-reduction', laid), votes).do(resolveAgenda, { outcome: 'against' });

  it('changes the vote of the seat, where its tap was that vote alone', () => {
    const { timeline } = decided({ s2: ['against', 3] }).state;
    const [late, ...more] = lateVotes(timeline, 's2');
    expect(more).toEqual([]);
    expect(late).toMatchObject({ round: 1, agenda: 'arms-reduction', name: null, again: false });
    expect(late?.items.map(({ fact }) => fact)).toMatchObject([{ type: 'votes.cast', seat: 's2' }]);
    expect(timeline.line[late?.index ?? -1]).toBe(late?.items[0]);
  });

  it('changes that one vote of a tap that said those of several, and it counts', () => {
    const table = atVote('arms-reduction', laid);
    table.do(castVotes, { seat: table.active ?? NO_SEAT, outcome: 'against', votes: 2 });
    const later = table.active ?? NO_SEAT;
    table.do(abstainAll, {}).do(resolveAgenda, { outcome: 'against' });
    const [late] = lateVotes(table.state.timeline, later);
    expect(late?.items.map(({ fact }) => fact)).toMatchObject([
      { type: 'votes.cast', seat: later },
    ]);
    const outcome = { kind: 'side', side: 'for' } as const;
    const fact = { type: 'votes.cast', seat: later, outcome, votes: 1, extra: 0 } as const;
    const drafted = [{ fact, overruled: null }];
    const change = { items: late?.items ?? [], place: 'replace', drafted } as const;
    const seen = lookAt(table.state, change, { stamps });
    expect(seen.ok && seen.unhandled).toEqual([]);
    const votes = seen.ok
      ? seen.timeline.line.filter(({ fact: { type } }) => type === 'votes.cast')
      : [];
    expect(votes.map((item) => item.fact)).toHaveLength(laid.players);
    expect(votes.map((item) => item.fact)).toContainEqual(fact);
  });

  it('goes in before the outcome where no one voted, and is none while the vote is open', () => {
    const table = atVote('arms-reduction', laid);
    expect(lateVotes(table.state.timeline, 's1')).toEqual([]);
    table.do(resolveAgenda, { outcome: 'against', decidedBy: 'table' });
    const { timeline } = table.state;
    const [late] = lateVotes(timeline, 's1');
    expect(late?.items).toEqual([]);
    expect(timeline.line[late?.index ?? -1]?.fact.type).toBe('agenda.resolved');
  });

  it('is told apart where a law was voted on again, and named as it was typed', () => {
    const law = 'enforced-travel-ban';
    const byTable = (outcome: string) => ({ outcome, decidedBy: 'table' as const });
    const table = atAgenda(laid).do(correctLaw, { law, holder: null, outcome: 'for' });
    table.do(revealAgenda, { agenda: 'miscount-disclosed' }).do(resolveAgenda, byTable(law));
    table.do(resolveAgenda, byTable('for'));
    const typed = { name: 'Our own', type: 'directive', election: 'for-against' } as const;
    table.do(revealAgenda, { agenda: 'typed-1', typed }).do(resolveAgenda, byTable('for'));
    const told = lateVotes(table.state.timeline, 's1');
    expect(told.map(({ agenda, name, again }) => ({ agenda, name, again }))).toEqual([
      { agenda: 'miscount-disclosed', name: null, again: false },
      { agenda: law, name: null, again: true },
      { agenda: 'typed-1', name: 'Our own', again: false },
    ]);
  });

  it('is none of who could not vote', () => {
    const table = atVote('arms-reduction', laid);
    table.do(barVoter, { seat: 's2' });
    allVote(table, { s1: ['against', 1] }).do(resolveAgenda, { outcome: 'against' });
    expect(lateVotes(table.state.timeline, 's2')).toEqual([]);
    expect(lateVotes(table.state.timeline, 's1')).toHaveLength(1);
  });
});

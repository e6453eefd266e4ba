/** Where a score that was noticed late goes in, and where a strategy card was picked. */
import { describe, expect, it } from 'vitest';
import { answerScoring, scoreObjective } from '../../../../src/lib/core/commands/objectives.ts';
import { abstainAll, castVotes, resolveAgenda } from '../../../../src/lib/core/commands/agenda.ts';
import { lateRounds, lateScores, lateVotes, pickOf } from '../../../../src/lib/core/views/late.ts';
import { NO_SEAT } from '../../../../src/lib/core/vocabulary.ts';
import { atScoring, finishStatus, passEverybody, pickAll } from '../../../support/rounds.ts';
import { allVote, voting } from '../../../support/votes.ts';

const CARD = 'corner-the-market';
const laid = { players: 3, factions: ['federation-of-sol', 'emirates-of-hacan', 'winnu'] };

describe('a late score', () => {
  it('goes in before the seat’s own act of each score step, where it is open and not scored', () => {
    const table = atScoring(laid);
    expect(lateScores(table.play.course, 's1', CARD)).toEqual([]);
    const scorer = table.active ?? NO_SEAT;
    table.do(scoreObjective, { seat: scorer, objective: CARD, done: true });
    const other = table.active ?? NO_SEAT;
    table.do(answerScoring, { seat: other });
    passEverybody(pickAll(finishStatus(table)));
    finishStatus(table);
    const { course } = table.play;
    const places = lateScores(course, other, CARD);
    expect(places.map(({ round }) => round)).toEqual([1, 2]);
    for (const { index } of places) {
      expect(course.line[index]?.fact).toEqual({ type: 'scoring.answered', seat: other });
      expect(course.past.stands[index - 1]).toMatchObject({ phase: 'status', step: 'score' });
    }
    expect(lateScores(course, scorer, CARD).map(({ round }) => round)).toEqual([1]);
    expect(lateScores(course, other, 'develop-weaponry')).toHaveLength(2);
    expect(lateScores(course, other, 'not-open')).toEqual([]);
  });
});

it('what was there by the end of an action phase goes in after its last act', () => {
  const table = atScoring(laid);
  expect(lateRounds(table.play.course).map(({ round }) => round)).toEqual([1]);
  pickAll(finishStatus(table));
  const { course } = table.play;
  // The second one is being played.
  const places = lateRounds(course);
  expect(places.map(({ round }) => round)).toEqual([1]);
  for (const { index } of places) {
    expect(course.past.stands[index - 1]).toMatchObject({ phase: 'action', round: 1 });
    expect(course.past.stands[index]).toMatchObject({ phase: 'status', round: 1 });
  }
  passEverybody(table);
  expect(lateRounds(table.play.course).map(({ round }) => round)).toEqual([1, 2]);
});

it('a pick is found in its round', () => {
  const table = pickAll(finishStatus(atScoring(laid)));
  const { course } = table.play;
  const [one, two] = [pickOf(course, 'leadership', 1), pickOf(course, 'leadership', 2)];
  expect(one).toBeGreaterThan(0);
  expect(two).toBeGreaterThan(one);
  expect(pickOf(course, 'leadership', 3)).toBe(-1);
});

describe('a late vote', () => {
  const decided = (votes: Parameters<typeof allVote>[1]) =>
    allVote(voting(atScoring(laid)), votes).do(resolveAgenda, { outcome: 'against' });

  it('changes the vote of the seat, where its tap was that vote alone', () => {
    const { course } = decided({ s2: ['against', 3] }).play;
    const [late, ...more] = lateVotes(course, 's2');
    expect(more).toEqual([]);
    expect(late).toMatchObject({ round: 1, agenda: 'arms-reduction', place: 'replace' });
    expect(course.line[late?.index ?? -1]?.fact).toMatchObject({ type: 'votes.cast', seat: 's2' });
  });

  it('goes in before a tap that said the votes of several', () => {
    const table = voting(atScoring(laid));
    const first = table.active ?? NO_SEAT;
    table.do(castVotes, { seat: first, outcome: 'against', votes: 2 });
    const later = table.active ?? NO_SEAT;
    table.do(abstainAll, {}).do(resolveAgenda, { outcome: 'against' });
    const { course } = table.play;
    const [late] = lateVotes(course, later);
    expect(late?.place).toBe('before');
    expect(course.line[(late?.index ?? 0) - 1]?.fact).toMatchObject({ seat: first, votes: 2 });
  });

  it('goes in before the outcome where nobody voted, and is none while the vote is open', () => {
    const table = voting(atScoring(laid));
    expect(lateVotes(table.play.course, 's1')).toEqual([]);
    table.do(resolveAgenda, { outcome: 'against', decidedBy: 'table' });
    const { course } = table.play;
    const [late] = lateVotes(course, 's1');
    expect(late?.place).toBe('before');
    expect(course.line[late?.index ?? -1]?.fact.type).toBe('agenda.resolved');
  });
});

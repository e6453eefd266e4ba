import { expect, it } from 'vitest';
import { paceOf } from '../../../../src/lib/core/queries/pace.ts';

const rounds = {
  0: { seats: {}, table: 9 },
  1: { seats: { s1: 5, s2: 7 }, table: 3 },
  2: { seats: { s1: 1 }, table: 1 },
};

it('is the round under way against the rounds before it; setup is none', () => {
  expect(paceOf({ rounds }, 2)).toEqual({
    done: [{ round: 1, ms: 15 }],
    now: { round: 2, ms: 2 },
  });
});

it('of a game that is over has no round under way', () => {
  const { done, now } = paceOf({ rounds }, null);
  expect(done.map(({ ms }) => ms)).toEqual([15, 2]);
  expect(now).toBeNull();
});

import { expect, it } from 'vitest';
import { wilson } from '../../../../../src/lib/core/queries/statistics/statistics.ts';

/**
 * Method 3 (Wilson score, no continuity correction) of table I in R. G. Newcombe, "Two-sided confidence
 * intervals for the single proportion: comparison of seven methods", Statistics in Medicine 17 (1998),
 * 857–872.
 */
const PUBLISHED: [hits: number, count: number, low: number, high: number][] = [
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
];

it.each(PUBLISHED)('%i of %i is as it was published', (hits, count, low, high) => {
  const found = wilson(hits, count);
  expect(found.low).toBeCloseTo(low, 4);
  expect(found.high).toBeCloseTo(high, 4);
});

it('turns round with what is counted', () => {
  for (const [hits, count] of PUBLISHED) {
    const [one, other] = [wilson(hits, count), wilson(count - hits, count)];
    expect(other.low).toBeCloseTo(1 - one.high, 12);
    expect(other.high).toBeCloseTo(1 - one.low, 12);
  }
});

it('nothing counted says nothing', () => {
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

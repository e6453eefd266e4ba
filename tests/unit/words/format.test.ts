/** Durations as the app says them. */
import { expect, it } from 'vitest';
import { longTime, spanOf } from '../../../src/lib/words/format.ts';

const HOUR = 3_600_000;

it('a game that lay for long is told in days', () => {
  expect(spanOf(671 * HOUR + 11 * 60_000)).toBe('28 days');
  expect(spanOf(48 * HOUR)).toBe('2 days');
});

it('a shorter silence is told in hours, as the clock does', () => {
  expect(spanOf(47.5 * HOUR)).toBe('47 h 30');
  expect(spanOf(32 * 60_000)).toBe(longTime(32 * 60_000));
});

/** Durations as the app says them. */
import { expect, it } from 'vitest';
import { laneTime, longTime, roughTime, shortTime, spanOf } from '../../../src/lib/words/format.ts';

const HOUR = 3_600_000;

it('a game that lay for long is told in days', () => {
  expect(spanOf(671 * HOUR + 11 * 60_000)).toBe('28 days');
  expect(spanOf(48 * HOUR)).toBe('2 days');
});

it('a shorter silence is told in hours, as the clock does', () => {
  expect(spanOf(47.5 * HOUR)).toBe('47 h 30');
  expect(spanOf(32 * 60_000)).toBe(longTime(32 * 60_000));
});

it('a pause or a turn that lasts for days is told in days', () => {
  expect(shortTime(24 * HOUR - 1)).toBe('23:59:59');
  expect(shortTime(24 * HOUR)).toBe('1 day');
  expect(shortTime(7768 * HOUR + 41 * 60_000)).toBe('323 days');
  expect(roughTime(26 * HOUR)).toBe('26 h 00');
  expect(roughTime(7768 * HOUR)).toBe('324 days');
  expect(laneTime(HOUR - 1)).toBe('59:59');
  expect(laneTime(HOUR + 15 * 60_000 + 42_000)).toBe('1 h 15');
});

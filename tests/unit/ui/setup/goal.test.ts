import { expect, test } from 'vitest';
import { goalIn } from '$lib/ui/setup/goal.ts';

test.each([
  ['10', 10],
  [' 14 ', 14],
  ['1', 1],
  ['99', 99],
])('a goal of %s points is taken', (text, goal) => {
  expect(goalIn(text)).toBe(goal);
});

test.each(['0', '100', '999', '', '-3', '1.5', 'ten', '1e1'])('a goal of %j is refused', (text) => {
  expect(goalIn(text)).toBeNull();
});

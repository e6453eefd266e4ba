/** The lines and ticks that a goal is drawn with: a page that is keyed by them draws each once. */
import { expect, test } from 'vitest';
import { ticksOf } from '$lib/ui/sheet/track.ts';
import { stepsOf } from '$lib/ui/parts/points/chart.ts';

const GOALS = Array.from({ length: 99 }, (_, i) => i + 1);

test.each(GOALS)(
  'a goal of %i has each line of the chart and each tick of the track once',
  (goal) => {
    for (const numbers of [stepsOf(goal), ticksOf(goal, 14), ticksOf(goal, 20)]) {
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(numbers[0]).toBe(0);
      expect(numbers.at(-1)).toBe(goal);
    }
  },
);

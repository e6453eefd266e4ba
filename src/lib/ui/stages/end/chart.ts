/** Geometry of the points chart: px, the origin at the top left. */
import type { Seat } from '$lib/core/game.ts';
import type { Course } from './story.ts';

export interface Plot {
  width: number;
  height: number;
  /** Room at the left for numbers, at the right for marks, below for rounds. */
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export interface ChartLine {
  seat: Seat;
  /** Points of an SVG polyline. */
  points: string;
  /** Where the line ends, and where its mark stands beside the others. */
  end: number;
  mark: number;
}

/** Where a value from 0 to `most` stands between two edges. */
const between = (value: number, most: number, from: number, to: number) =>
  from + (to - from) * (most > 0 ? value / most : 0);

/** The points that a line stands at: none, half of the goal and the goal, each once. */
export const stepsOf = (goal: number): number[] => [...new Set([0, Math.round(goal / 2), goal])];

/** x of a round. */
export function roundAt(plot: Plot, round: number, last: number): number {
  return between(round, last, plot.left, plot.width - plot.right);
}

/** y of a number of points; negative ones stand on the floor. */
export function pointsAt(plot: Plot, points: number, most: number): number {
  return between(Math.max(0, points), most, plot.height - plot.bottom, plot.top);
}

/** Marks at least `gap` apart, in the order of their lines, inside the plot. */
function spread(ends: readonly number[], gap: number, plot: Plot): number[] {
  const order = ends.map((end, i) => ({ end, i })).sort((a, b) => a.end - b.end);
  const floor = plot.height - plot.bottom;
  let last = -Infinity;
  const down = order.map(({ end }) => (last = Math.max(end, last + gap)));
  let next = floor + gap / 2;
  const marks: number[] = [];
  for (let k = order.length - 1; k >= 0; k--) {
    next = Math.min(down[k] ?? 0, next);
    marks[order[k]?.i ?? k] = next;
    next -= gap;
  }
  return marks;
}

/** The lines of all seats; equal totals run side by side, two px apart. */
export function chartLines(courses: readonly Course[], plot: Plot, most: number): ChartLine[] {
  const last = Math.max(1, ...courses.map(({ totals }) => totals.length - 1));
  const shift = (i: number) => (i - (courses.length - 1) / 2) * 2;
  const ends = courses.map(({ totals }, i) => pointsAt(plot, totals.at(-1) ?? 0, most) + shift(i));
  const marks = spread(ends, 26, plot);
  return courses.map(({ seat, totals }, i) => ({
    seat,
    points: totals
      .map((points, round) => {
        const y = pointsAt(plot, points, most) + shift(i);
        return `${roundAt(plot, round, last).toFixed(1)},${y.toFixed(1)}`;
      })
      .join(' '),
    end: ends[i] ?? 0,
    mark: marks[i] ?? 0,
  }));
}

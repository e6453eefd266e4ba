/** Where the lines of the chart and the stretches of the lead are drawn. */
import type { LeadStretch, PointsLine } from '$lib/core/queries/story/story.ts';
import type { Seat } from '$lib/core/game.ts';

/** The points at which the chart has a line: none, half of the goal and the goal, each once. */
export const stepsOf = (goal: number): number[] => [...new Set([0, Math.round(goal / 2), goal])];

/** Players who ended with the same points, most first. */
export interface Finish {
  points: number;
  seats: Seat[];
}

/** Where lines end: a label for each total. */
export function finishesOf(lines: readonly PointsLine[]): Finish[] {
  const totals = new Map<number, Seat[]>();
  for (const { seat, totals: all } of lines) {
    const points = all.at(-1) ?? 0;
    totals.set(points, [...(totals.get(points) ?? []), seat]);
  }
  return [...totals]
    .map(([points, seats]) => ({ points, seats }))
    .sort((one, two) => two.points - one.points);
}

/** Heights (px) of labels, `apart` from one another, as near to where they belong as fits above `floor`. */
export function spread(wanted: readonly number[], apart: number, floor: number): number[] {
  let previous = -Infinity;
  const down = wanted.map((y) => (previous = Math.max(y, previous + apart)));
  let next = floor;
  const up: number[] = [];
  for (let i = down.length - 1; i >= 0; i--) {
    next = Math.min(down[i] ?? 0, next);
    up[i] = next;
    next -= apart;
  }
  return up;
}

/** A stretch of the strip: who leads alone, or no one where several are level. */
export interface Strip {
  key: number;
  seat: Seat | null;
  from: number;
  until: number;
}

/** The strip of the lead over so many rounds; before the first points everyone is level. */
export function stripOf(stretches: readonly LeadStretch[], rounds: number): Strip[] {
  const parts: Strip[] = [];
  const begin = stretches[0]?.time ?? 0;
  if (begin > 0) parts.push({ key: -1, seat: null, from: 0, until: begin });
  for (const [key, { seats, time, until }] of stretches.entries()) {
    const seat = seats.length === 1 ? (seats[0] ?? null) : null;
    const last = parts.at(-1);
    if (last && last.seat === seat) last.until = Math.min(until, rounds);
    else if (until > time) parts.push({ key, seat, from: time, until: Math.min(until, rounds) });
  }
  return parts;
}

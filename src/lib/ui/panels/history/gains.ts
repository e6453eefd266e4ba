/** Which acts moved the points: the marks on the ruler, and the numbers beside the rows. */
import type { Seat } from '$lib/core/game.ts';
import { pointsOf } from '$lib/core/points.ts';
import type { Chapter } from '$lib/core/views/chronicle.ts';
import type { GameSession } from '$lib/session/session.svelte.ts';

/** Points of a seat before an act and after it. */
export interface Gain {
  seat: Seat;
  before: number;
  after: number;
}

/** By the group of an act. */
export type Gains = ReadonlyMap<number, readonly Gain[]>;

/** Acts of a game, and what moved the points in them as far as it has been looked for. */
export interface Known {
  acts: readonly Chapter[];
  gains: Gains;
}

/** Items of the line between two words of a walk along it. */
const STRETCH = 64;

/**
 * The gains and losses of every act of the line. It goes along the whole game once more: before each
 * stretch it asks `onward`, which may let the browser do something else, or answer false to end it
 * (the answer is null then).
 */
export async function gainsOf(
  { line, past }: Pick<GameSession, 'line' | 'past'>,
  onward: () => Promise<boolean>,
): Promise<Gains | null> {
  const gains = new Map<number, Gain[]>();
  let known: Record<Seat, number> = {};
  let scores: unknown = null;
  for (const [i, { group }] of line.entries()) {
    if (i % STRETCH === 0 && !(await onward())) return null;
    const game = past.after(i)?.context;
    if (!game || game.scores === scores) continue;
    ({ scores } = game);
    const now = Object.fromEntries(game.seating.map((seat) => [seat, pointsOf(game, seat)]));
    const moved = game.seating.filter((seat) => now[seat] !== (known[seat] ?? 0));
    const here = moved.map((seat) => ({ seat, before: known[seat] ?? 0, after: now[seat] ?? 0 }));
    if (here.length > 0) gains.set(group, joined(gains.get(group) ?? [], here));
    known = now;
  }
  return gains;
}

/** What an act did in more than one of its facts. */
function joined(one: readonly Gain[], two: readonly Gain[]): Gain[] {
  const both = new Map(one.map((gain) => [gain.seat, gain]));
  for (const gain of two) {
    both.set(gain.seat, { ...gain, before: both.get(gain.seat)?.before ?? gain.before });
  }
  return [...both.values()].filter(({ before, after }) => before !== after);
}

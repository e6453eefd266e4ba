/** The expedition as a count, who claimed how much of it, and whether breakthroughs are recorded. */
import type { Game } from './game.ts';
import type { Seat } from './seat.ts';

/** Whether this table has recorded a breakthrough, or a part of the expedition that brings them. */
export const recordsBreakthroughs = ({ players, expedition }: Game): boolean =>
  expedition !== undefined ||
  Object.values(players).some(({ breakthrough }) => breakthrough !== undefined);

/** Who claimed most parts: several on a tie. */
export function claimedMost(claimed: Readonly<Record<string, Seat>>): Seat[] {
  const counts = new Map<Seat, number>();
  for (const seat of Object.values(claimed)) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts].filter(([, count]) => count === most).map(([seat]) => seat);
}

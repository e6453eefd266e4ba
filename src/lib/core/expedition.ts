/** The expedition as a count: who claimed how much of it. */
import type { Seat } from './seat.ts';

/** Who claimed most parts: several on a tie. */
export function claimedMost(claimed: Readonly<Record<string, Seat>>): Seat[] {
  const counts = new Map<Seat, number>();
  for (const seat of Object.values(claimed)) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts].filter(([, count]) => count === most).map(([seat]) => seat);
}

/** The track begins at 0: what is lost below it is not owed later (LRR PoK 98.3; R-VP-06). */
import type { GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import { pointsOf } from '../points.ts';

/** How many of these points a seat can lose. */
export const losable = (game: Game, seat: Seat, points: number): number =>
  Math.min(points, Math.max(0, pointsOf(game, seat)));

/** What several lines come to for each seat: they are booked together. */
function sumsOf(lines: readonly { seat: Seat; points: number }[]): [Seat, number][] {
  const sums = new Map<Seat, number>();
  for (const { seat, points } of lines) sums.set(seat, (sums.get(seat) ?? 0) + points);
  return [...sums];
}

/**
 * What makes up for lines that lead below 0, where the ledger has to say that a card took its point
 * along; nothing mostly. It comes before them, so that a total that wins ends the game last.
 */
export function floorFacts(
  game: Game,
  lines: readonly { seat: Seat; points: number }[],
): GameEvent[] {
  const missing = sumsOf(lines).flatMap(([seat, points]) => {
    const short = points < 0 ? -points - losable(game, seat, -points) : 0;
    return short > 0 ? [{ seat, points: short }] : [];
  });
  if (missing.length === 0) return [];
  const source = { kind: 'other', id: 'the-track-begins-at-0' } as const;
  return [{ type: 'points.scored', lines: missing, source }];
}

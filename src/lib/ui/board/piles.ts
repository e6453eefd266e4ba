/** How marks are piled over the numbers of the track that fills a screen. */
import type { Seat } from '$lib/core/vocabulary.ts';
import type { GameView } from '$lib/core/queries/game-view.ts';
import type { Reach } from '$lib/core/queries/public-board.ts';

/** A mark, or the dashed one where a seat could stand after this round. */
export interface Piled {
  seat: Seat;
  ghost: boolean;
}

/** Everyone at their points, in seating order from below, and those who may come on top. */
export function pilesOf({ goal, seating, lanes }: GameView, reach: readonly Reach[]): Piled[][] {
  const piles = Array.from({ length: goal + 1 }, (): Piled[] => []);
  const add = (points: number, seat: Seat, ghost: boolean) =>
    piles[Math.min(goal, Math.max(0, points))]?.push({ seat, ghost });
  for (const seat of seating) {
    const lane = lanes.find((row) => row.seat === seat);
    if (lane && lane.presence !== 'eliminated') add(lane.shown, seat, false);
  }
  for (const { seat, to } of reach) add(to, seat, true);
  return piles;
}

/** The size of a mark at most, and the air around it. */
const [LARGE, AIR] = [136, 12];

/**
 * How large marks can be, and how many stand side by side, so that the highest pile fits: all in one
 * unit. `step` is the width between two numbers, `room` the height over the line.
 */
export function pileOf(highest: number, step: number, room: number) {
  let best = { size: 0, columns: 1 };
  for (const columns of [1, 2, 3]) {
    const rows = Math.max(1, Math.ceil(highest / columns));
    const size = Math.floor(Math.min(LARGE, step / columns - AIR, room / rows - AIR));
    if (size > best.size) best = { size, columns };
  }
  return best;
}

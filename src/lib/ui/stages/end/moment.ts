/** Where marks are on the track of the moment. */
import type { Game, Seat } from '$lib/core/game.ts';
import { countedPoints } from '$lib/core/points.ts';
import { playingSeats } from '$lib/core/order.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';
import { end as words } from '$words/end.ts';

/** So many numbers are written at most. */
const MOST = 15;

export interface TrackPlaces {
  /** The points of the winners. */
  top: number;
  /** Numbers of the axis; `at` is the share of its width. */
  ticks: { points: number; at: number }[];
  /** `nth` of those with the same points, from below. */
  marks: { seat: Seat; at: number; nth: number; won: boolean }[];
  label: (track: string, model: GameModel) => string;
}

/** The track: everyone at the table at the points that count, winners before the others. */
export function placesOn(game: Game): TrackPlaces {
  const winners = game.result?.winners ?? [];
  const seats = [...new Set([...winners, ...playingSeats(game)])];
  const points = (seat: Seat) => countedPoints(game, seat);
  const top = winners[0] === undefined ? game.settings.goal : points(winners[0]);
  const most = Math.max(1, game.settings.goal, ...seats.map(points));
  const least = Math.min(0, ...seats.map(points));
  const at = (count: number) => (count - least) / (most - least);
  const step = Math.ceil((most - least) / MOST);
  const numbers = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const seen = new Map<number, number>();
  return {
    top,
    ticks: numbers
      .filter((count) => count === top || (count % step === 0 && Math.abs(count - top) >= step))
      .map((count) => ({ points: count, at: at(count) })),
    marks: seats.map((seat) => {
      const nth = seen.get(points(seat)) ?? 0;
      seen.set(points(seat), nth + 1);
      return { seat, at: at(points(seat)), nth, won: winners.includes(seat) };
    }),
    label: (track, model) =>
      words.track(
        track,
        seats.map((seat) => words.chartRow(model.nameOf(seat), [points(seat)])),
      ),
  };
}

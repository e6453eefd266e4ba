/** Where marks are on the track of the moment. */
import type { Game, Seat } from '$lib/core/game.ts';
import { countedPoints } from '$lib/core/points.ts';
import { playingSeats } from '$lib/core/order.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';
import { end as words } from '$words/end.ts';

/** So many numbers are written at most, each so wide (px). */
const MOST = 15;
const TICK = 30;

export interface TrackPlaces {
  /** The points of the winners. */
  top: number;
  /** Numbers of the axis; `at` is the share of its width. */
  ticks: { points: number; at: number }[];
  /** `row` from below: marks of players who are near one another stand in several. */
  marks: { seat: Seat; at: number; row: number }[];
  /** Where the winners stand, and in how many rows others stand below their marks. */
  won: { seats: Seat[]; at: number; rows: number };
  label: (track: string, model: GameModel) => string;
}

/** The sizes that a track is drawn in (px): its width, and those of marks of others and of winners. */
export interface TrackSizes {
  width: number;
  mark: number;
  big: number;
}

/** The lowest row in which nothing is nearer than a mark is wide. */
function rowFor(taken: readonly { at: number; row: number }[], at: number, near: number): number {
  let row = 0;
  while (taken.some((one) => one.row === row && Math.abs(one.at - at) < near)) row++;
  return row;
}

/** The track: everyone at the table at the points that count. */
export function placesOn(game: Game, { big, mark, width }: TrackSizes): TrackPlaces {
  const winners = game.result?.winners ?? [];
  const seats = [...new Set([...winners, ...playingSeats(game)])];
  const points = (seat: Seat) => countedPoints(game, seat);
  const top = winners[0] === undefined ? game.settings.goal : points(winners[0]);
  const most = Math.max(1, game.settings.goal, ...seats.map(points));
  const least = Math.min(0, ...seats.map(points));
  const at = (count: number) => (count - least) / (most - least);
  const step = Math.ceil((most - least) / Math.min(MOST, width / TICK));
  const numbers = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const marks: TrackPlaces['marks'] = [];
  const others = seats.filter((seat) => !winners.includes(seat));
  for (const seat of others.toSorted((one, two) => points(one) - points(two))) {
    const place = at(points(seat));
    marks.push({ seat, at: place, row: rowFor(marks, place, (mark + 4) / width) });
  }
  const end = at(top);
  const reach = (big * Math.max(1, winners.length - 0.5) + mark / 2) / width;
  const below = marks.filter((one) => end - one.at < reach);
  return {
    top,
    ticks: numbers
      .filter((count) => count === top || (count % step === 0 && Math.abs(count - top) >= step))
      .map((count) => ({ points: count, at: at(count) })),
    marks,
    won: { seats: winners, at: end, rows: Math.max(1, ...below.map(({ row }) => row + 1)) },
    label: (track, model) =>
      words.track(
        track,
        seats.map((seat) => words.chartRow(model.nameOf(seat), [points(seat)])),
      ),
  };
}

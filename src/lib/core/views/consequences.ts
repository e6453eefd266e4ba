/** What a change of the past does to the points and the order, for every seat. */
import type { Game, Seat } from '../game.ts';
import { pointsOf, ranking } from '../points.ts';

export interface WasIs<T> {
  was: T;
  is: T;
}

/** A place among all, from 1; `shared` where others have as many points. 0: not at the table. */
export interface Rank {
  place: number;
  shared: boolean;
}

export interface SeatConsequence {
  seat: Seat;
  points: WasIs<number>;
  rank: WasIs<Rank>;
  /** Points at the end of each round, from round 1 to the later of the two ends. */
  rounds: WasIs<number>[];
}

function rankOf(game: Game, seat: Seat): Rank {
  const all = ranking(game);
  if (!all.includes(seat)) return { place: 0, shared: false };
  const points = pointsOf(game, seat);
  const others = all.filter((one) => one !== seat).map((one) => pointsOf(game, one));
  return {
    place: 1 + others.filter((theirs) => theirs > points).length,
    shared: others.includes(points),
  };
}

/** Points that a seat had at the end of a round. */
function pointsAfter({ scores }: Game, seat: Seat, round: number): number {
  const until = scores.filter((line) => line.seat === seat && line.round <= round);
  return until.reduce((sum, { points }) => sum + points, 0);
}

const both = <T>(was: Game, is: Game, of: (game: Game) => T): WasIs<T> => ({
  was: of(was),
  is: of(is),
});

/** Every seat of the game as it would be, best first. */
export function consequencesFor(was: Game, is: Game): SeatConsequence[] {
  const rounds = Array.from({ length: Math.max(was.round, is.round) }, (_, i) => i + 1);
  const ranked = ranking(is);
  const seats = [...ranked, ...is.seating.filter((seat) => !ranked.includes(seat))];
  return seats.map((seat) => ({
    seat,
    points: both(was, is, (game) => (game.players[seat] ? pointsOf(game, seat) : 0)),
    rank: both(was, is, (game) => rankOf(game, seat)),
    rounds: rounds.map((round) => both(was, is, (game) => pointsAfter(game, seat, round))),
  }));
}

/** Whether anything of it is another one. */
export const isChanged = ({ points, rank, rounds }: SeatConsequence): boolean =>
  points.was !== points.is ||
  rank.was.place !== rank.is.place ||
  rounds.some(({ was, is }) => was !== is);

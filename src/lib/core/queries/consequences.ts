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

/** What one game tells of a seat: points, place, and points at the end of each round, from round 1. */
interface SeatStanding {
  points: number;
  rank: Rank;
  rounds: number[];
}

/** The standings of all seats at the table, which are gone along once; the seat asked for may have left. */
function standingsIn(game: Game, rounds: number): (seat: Seat) => SeatStanding {
  const points = new Map(ranking(game).map((seat) => [seat, pointsOf(game, seat)]));
  const all = [...points.values()];
  const scored = new Map<Seat, number[]>();
  for (const { seat, round, points } of game.scores) {
    const sums = scored.get(seat) ?? Array.from({ length: rounds }, () => 0);
    for (let i = Math.max(1, round) - 1; i < rounds; i++) sums[i] = (sums[i] ?? 0) + points;
    scored.set(seat, sums);
  }
  return (seat) => {
    const own = points.get(seat);
    return {
      points: own ?? (game.players[seat] ? pointsOf(game, seat) : 0),
      rank:
        own === undefined
          ? { place: 0, shared: false }
          : {
              place: 1 + all.filter((theirs) => theirs > own).length,
              shared: all.indexOf(own) !== all.lastIndexOf(own),
            },
      rounds: scored.get(seat) ?? Array.from({ length: rounds }, () => 0),
    };
  };
}

/** Every seat of the game as it would be, best first. */
export function consequencesFor(was: Game, is: Game): SeatConsequence[] {
  const rounds = Math.max(was.round, is.round);
  const ranked = ranking(is);
  const seats = [...ranked, ...is.seating.filter((seat) => !ranked.includes(seat))];
  const [before, after] = [standingsIn(was, rounds), standingsIn(is, rounds)];
  return seats.map((seat) => {
    const [one, two] = [before(seat), after(seat)];
    return {
      seat,
      points: { was: one.points, is: two.points },
      rank: { was: one.rank, is: two.rank },
      rounds: two.rounds.map((sum, i) => ({ was: one.rounds[i] ?? 0, is: sum })),
    };
  });
}

/** Whether anything of it is another one. */
export const isChanged = ({ points, rank, rounds }: SeatConsequence): boolean =>
  points.was !== points.is ||
  rank.was.place !== rank.is.place ||
  rounds.some(({ was, is }) => was !== is);

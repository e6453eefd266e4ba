/** What differs at the head of two timelines of one game. */
import type { WasIs } from '../queries/consequences.ts';
import type { Game, Result, Seat } from '../game.ts';
import { positionOf, type Position } from '../machine/position.ts';
import type { MachineSnapshot } from '../machine/referee.ts';
import { initiativeOrder } from '../order.ts';
import { pointsOf } from '../points.ts';

/** Each null, or empty, where nothing differs. */
export interface Changed {
  points: ({ seat: Seat } & WasIs<number>)[];
  speaker: WasIs<Seat> | null;
  /** Seats in initiative order. */
  order: WasIs<Seat[]> | null;
  position: WasIs<Position> | null;
  /** How the game ended and who won. */
  result: WasIs<Result | null> | null;
}

function differs<T>(was: T, is: T): WasIs<T> | null {
  return JSON.stringify(was) === JSON.stringify(is) ? null : { was, is };
}

/** A seat's total; none for a seat that one of the games does not have. */
const total = (game: Game, seat: Seat) => (game.players[seat] ? pointsOf(game, seat) : 0);

/** What `after` has differently from `before`. */
export function changedBetween(before: MachineSnapshot, after: MachineSnapshot): Changed {
  const [one, two] = [before.context, after.context];
  const seats = [...new Set([...one.seating, ...two.seating])];
  return {
    points: seats.flatMap((seat) => {
      const [was, is] = [total(one, seat), total(two, seat)];
      return was === is ? [] : [{ seat, was, is }];
    }),
    speaker: differs(one.speaker, two.speaker),
    order: differs(initiativeOrder(one), initiativeOrder(two)),
    position: differs(positionOf(before), positionOf(after)),
    result: differs(one.result, two.result),
  };
}

/** The two sides of a combat: only who won it is recorded. */
import type { Combat, Game, Seat } from '../game.ts';
import { playingSeats } from '../order.ts';
import { actionOf } from '../step.ts';

/**
 * Who lost a combat of this turn, where it is known: every combat is fought with the active player,
 * and between two there is one other; else null.
 */
export function loserOf(game: Game, { winner }: Combat): Seat | null {
  const active = actionOf(game)?.active ?? null;
  if (active !== null && active !== winner) return active;
  const others = playingSeats(game).filter((seat) => seat !== winner);
  return others.length === 1 ? (others[0] ?? null) : null;
}

/** Deals that are still open (LRR 1.2 27). */
import type { Deal, Game, Seat } from '../game.ts';

/** The open deals of a player, in the order in which they were made. */
export const dealsOf = (game: Game, seat: Seat): Deal[] =>
  (game.deals ?? []).filter((deal) => !deal.settled && deal.seats.includes(seat));

/** Those that fall due this round, or were due before. */
export const dueDeals = (game: Game, seat: Seat): Deal[] =>
  dealsOf(game, seat).filter(({ until }) => until !== null && until <= game.round);

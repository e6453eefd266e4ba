/** Plots of a seat: which lie there, and what could become one; the table says when (R-TE-03). */
import type { Cards } from '../cards.ts';
import type { Game, Seat } from '../game.ts';
import { playingSeats } from '../order.ts';
import { plotsOf } from '../plots.ts';
import { scoredSecrets } from '../points.ts';

export interface Plots {
  placed: string[];
  /** Secrets that others have scored and that are no plot yet. */
  open: { objective: string; owner: Seat }[];
}

/** The plots of a seat whose faction makes them, else null. */
export function plotsFor(game: Game, cards: Cards, seat: Seat): Plots | null {
  const placed: string[] = plotsOf(game, seat);
  const makes = cards.factions[game.players[seat]?.faction ?? '']?.plots === true;
  if (!makes && placed.length === 0) return null;
  const open = playingSeats(game)
    .filter((other) => other !== seat)
    .flatMap((owner) => scoredSecrets(game, owner).map((objective) => ({ objective, owner })))
    .filter(({ objective }) => !placed.includes(objective));
  return { placed, open: makes ? open : [] };
}

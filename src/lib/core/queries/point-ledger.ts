/** Who has the point that goes with a card, by the ledger; and the card itself, where that is tracked. */
import { cardHolders } from '../card-holding.ts';
import type { PointEffect } from '../card-effects.ts';
import type { Game, Seat } from '../game.ts';
import { electedPlanet, type Outcome } from '../outcome.ts';
import { supportsIn } from '../points.ts';
import { pointHolder } from '../rules/points.ts';

/** Whose card it is: a law by its holder, a relic by play areas, else by the ledger; or null. */
export function cardHolder(game: Game, row: PointEffect): Seat | null {
  if (row.card === 'law') return game.laws.find((law) => law.id === row.id)?.holder ?? null;
  if (row.card !== 'relic') return null;
  const holders = cardHolders(game, { card: 'relic', id: row.id });
  const known = holders.find(({ state }) => state !== 'unknown');
  return known?.seat ?? (holders.length > 0 ? pointHolder(game, row) : null);
}

/** Who controls the planet that an agenda elects; null when unknown. */
export function electedController(game: Game, outcome: Outcome): Seat | null {
  const planet = electedPlanet(outcome);
  if (planet === null) return null;
  return game.seating.find((seat) => game.players[seat]?.planets?.includes(planet)) ?? null;
}

/** Notes worth a point that a seat holds, by their owners. */
export const supportsHeld = (game: Game, seat: Seat): Seat[] =>
  supportsIn(game).flatMap(({ holder, owner }) => (holder === seat ? owner : []));

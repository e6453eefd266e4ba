/** Promissory notes that can come into a player's play area (LRR 1.2 60). */
import { effectsOf } from '../card-offers.ts';
import type { Cards } from '../cards.ts';
import type { Game, Seat } from '../game.ts';

/**
 * The notes of a seat that are laid into play areas and lie in none yet; those worth points come
 * and go with their points.
 */
export function notesToPlace(game: Game, cards: Cards, owner: Seat): string[] {
  const faction = game.players[owner]?.faction ?? null;
  const lies = (note: string) =>
    game.seating.some((seat) =>
      game.players[seat]?.notes?.some((row) => row.note === note && row.owner === owner),
    );
  const worth = effectsOf(cards, 'points').filter((row) => row.card === 'note');
  return Object.entries(cards.notes)
    .filter(([, facts]) => facts.inPlayArea)
    .filter(([, facts]) => facts.faction === null || facts.faction === faction)
    .map(([note]) => note)
    .filter((note) => !lies(note) && !worth.some(({ id }) => id === note));
}

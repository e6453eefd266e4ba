/** A further action in the same turn, by what its player owns (SPEC R-ACT-11). */
import type { Cards } from '../cards.ts';
import type { Game, Seat } from '../game.ts';
import { actionOf } from '../step.ts';

/**
 * The technology by which a seat may act once more after the action that it performs now, or null;
 * null as well where its technologies are not tracked.
 */
export function furtherActionBy(game: Game, cards: Cards, seat: Seat): string | null {
  const performed = actionOf(game)?.actions ?? 0;
  const own = game.players[seat]?.technologies ?? [];
  return own.find((id) => (cards.technologies[id]?.actions ?? 1) > performed) ?? null;
}

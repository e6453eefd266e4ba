/** Relics as a list: who has which, and what each is worth by itself (LRR PoK 70, 73). */
import type { PointEffect } from '../card-effects.ts';
import { effectsOf } from '../card-offers.ts';
import type { Cards } from '../cards.ts';
import type { Game, Seat } from '../game.ts';

export interface RelicRow {
  relic: string;
  /** In whose play area it is known to lie. */
  holder: Seat | null;
  purged: boolean;
  /** The points that come and go with it, or null. */
  worth: PointEffect | null;
}

/** Every relic of the boxes on the table. */
export function relicRows(game: Game, cards: Cards): RelicRow[] {
  const sources = effectsOf(cards, 'points');
  return Object.keys(cards.relics).map((relic) => ({
    relic,
    holder: game.seating.find((seat) => game.players[seat]?.relics?.includes(relic)) ?? null,
    purged: game.purged.includes(relic),
    worth:
      sources.find((row) => row.card === 'relic' && row.id === relic && row.holderLoses) ?? null,
  }));
}

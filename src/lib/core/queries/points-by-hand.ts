/** Points beside objectives that the table books by hand: what a card gives or takes, by player. */
import type { PointEffect } from '../card-effects.ts';
import { effectsOf } from '../card-offers.ts';
import type { Cards } from '../cards.ts';
import type { BookPointsArgs } from '../commands/points.ts';
import type { Game, Seat } from '../game.ts';
import { ledgerSource, pointHolder, pointsFrom } from '../rules/points.ts';
import { cardHolder } from './point-ledger.ts';

export interface HandRow {
  key: string;
  row: PointEffect;
  /** Whether the seat has a point of this card now. */
  holds: boolean;
}

/**
 * The cards that could give or take this seat points: laws in play, and everything else of the
 * boxes on the table. Notes have a section of their own, and what is purged gives nothing more.
 */
export function byHand(game: Game, cards: Cards, seat: Seat): HandRow[] {
  return effectsOf(cards, 'points')
    .filter(({ card, id }) => {
      if (card === 'law') return game.laws.some((law) => law.id === id);
      return card !== 'note' && !game.purged.includes(id);
    })
    .map((row) => ({ key: `${row.card}.${row.id}`, row, holds: pointsFrom(game, row, seat) > 0 }));
}

/** One card comes to a seat, from the last one who had its point, or leaves it for no one. */
export function bookingByHand(
  game: Game,
  row: PointEffect,
  seat: Seat,
  gains: boolean,
): BookPointsArgs {
  const source = ledgerSource(row);
  if (!gains) return { lines: [{ seat, points: -row.points }], source };
  const loser = row.holderLoses ? pointHolder(game, row) : null;
  const lines = [{ seat, points: row.points }];
  if (loser !== null && loser !== seat) lines.push({ seat: loser, points: -row.points });
  const holder = cardHolder(game, row);
  const relics = game.players[seat]?.relics ?? null;
  const moves = row.card === 'relic' && !row.purges && relics !== null && holder !== seat;
  return {
    lines,
    source,
    ...(row.card === 'law' && holder !== null && holder !== seat
      ? { law: { law: row.id, holder: seat } }
      : {}),
    ...(moves ? { relic: { relic: row.id, seat, from: holder } } : {}),
    ...(row.purges && relics?.includes(row.id) ? { purged: { relic: row.id, seat } } : {}),
  };
}

/** What an offer of points is, and the bookings that all kinds of offers share. */
import type { PointEffect } from '../card-effects.ts';
import type { Cards } from '../cards.ts';
import type { BookPointsArgs } from '../commands/points.ts';
import type { GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import { isPlaying } from '../order.ts';
import { cardOf } from '../points.ts';
import { ledgerSource, pointHolder } from '../rules/points.ts';

/** What the table has to know for itself before it books; null where the record shows it. */
export type PointQuestion =
  /** Was the combat against the holder? */
  | 'against'
  /** Did this seat gain the planet? */
  | 'gained'
  /** Does the system hold units of the card's owner? */
  | 'units'
  /** Does the holder control what the card needs? */
  | 'needs'
  /** What did the die show? */
  | 'die';

export interface PointOffer {
  /** The same while the offer stands. */
  key: string;
  row: PointEffect;
  /** Who gains, or loses where no one gains. */
  seat: Seat;
  /** Who loses it, or whose card it is; else null. */
  from: Seat | null;
  ask: PointQuestion | null;
  /** True when it is what comes instead of the points. */
  instead: boolean;
  /** What the table books: points and what goes with them, or a note that goes back. */
  booking: { book: BookPointsArgs } | { support: { from: Seat; to: Seat; note: string } };
}

/** One moment: the game, its cards and the facts of the turn or step so far. */
export interface OfferMoment {
  game: Game;
  cards: Cards;
  recent: readonly GameEvent[];
}

/** The lines of a booking; a Support that goes back costs its holder a point. */
export function linesOf({ booking }: PointOffer): BookPointsArgs['lines'] {
  return 'book' in booking ? booking.book.lines : [{ seat: booking.support.to, points: -1 }];
}

/** Points from one seat to another, with the card that goes along. */
export function movingOffer(
  { game }: OfferMoment,
  row: PointEffect,
  to: Seat,
  from: Seat | null,
  ask: PointQuestion | null,
): PointOffer | null {
  if (!isPlaying(game, to)) return null;
  const lines = [{ seat: to, points: row.points }];
  if (from !== null && row.holderLoses) lines.push({ seat: from, points: -row.points });
  const tracked = (game.players[to]?.relics ?? null) !== null;
  const goes = {
    ...(row.card === 'law' ? { law: { law: row.id, holder: to } } : {}),
    ...(row.card === 'relic' && tracked ? { relic: { relic: row.id, seat: to, from } } : {}),
  };
  const book = { lines, source: ledgerSource(row), ...goes };
  return {
    key: `${row.card}.${row.id}.${to}`,
    row,
    seat: to,
    from,
    ask,
    instead: false,
    booking: { book },
  };
}

/** Points for using a card up, or what comes instead of them. */
export function usingOffer(
  { game }: OfferMoment,
  row: PointEffect,
  seat: Seat,
  ask: PointQuestion | null,
  instead = false,
): PointOffer {
  const gone = row.purges && game.players[seat]?.relics?.includes(row.id);
  const book: BookPointsArgs = {
    lines: instead ? [] : [{ seat, points: row.points }],
    source: ledgerSource(row),
    ...(gone ? { purged: { relic: row.id, seat } } : {}),
    ...(instead && row.otherwise === 'speaker' ? { speaker: seat } : {}),
    ...(instead && row.otherwise === 'home-purged' ? { home: seat } : {}),
  };
  const key = `${row.card}.${row.id}.${seat}.${instead ? 'instead' : 'points'}`;
  return { key, row, seat, from: null, ask, instead, booking: { book } };
}

/** Whether points of this card were booked for a seat after this place among the recent facts. */
export function isBooked(
  { recent }: OfferMoment,
  row: PointEffect,
  seat: Seat,
  after: number,
): boolean {
  const { kind, id } = ledgerSource(row);
  return recent
    .slice(after + 1)
    .some(
      (fact) =>
        fact.type === 'points.scored' &&
        fact.source.kind === kind &&
        cardOf(fact.source) === id &&
        fact.lines.some((line) => line.seat === seat && line.points > 0),
    );
}

/**
 * The point that follows the control of a planet, where it is not with who controls it: from its
 * last holder, and no more than the one; for no one where no one controls the planet.
 */
export function controlOffer(
  { game }: OfferMoment,
  row: PointEffect,
  controller: Seat | null,
): PointOffer | null {
  const holder = pointHolder(game, row);
  const seat = controller ?? holder;
  if (seat === null || holder === controller) return null;
  const lines = controller === null ? [] : [{ seat: controller, points: row.points }];
  if (holder !== null) lines.push({ seat: holder, points: -row.points });
  const from = controller === null ? null : holder;
  const book = { lines, source: ledgerSource(row) };
  const key = `${row.card}.${row.id}.${seat}`;
  return { key, row, seat, from, ask: null, instead: false, booking: { book } };
}

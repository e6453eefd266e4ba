/** Which of the small gains of a moment the table most likely wants: it is offered first. */
import type { Seat } from '../../game.ts';
import type { LineItem } from '../../record/line.ts';
import { bookingsIn, type Booking, type GainNow } from './moment.ts';

/** What of an offer says how likely it is. */
interface Offered {
  id: string;
  seat: Seat;
  about: Seat | null;
  asks: readonly unknown[];
}

/** An offer, and the place among the recent facts of what it is for; -1 where it is the step itself. */
export interface PlacedOffer<T> {
  offer: T;
  at: number;
}

/** Where the tap of an item begins: whatever one tap brought came at once. */
function tapAt(items: readonly LineItem[], at: number): number {
  const group = items[at]?.group;
  let first = at;
  while (first > 0 && items[first - 1]?.group === group) first--;
  return first;
}

/** Whether it was this gain of this player: with whom it happened, where it is with a player. */
export const isOf =
  (id: string, seat: Seat, about: Seat | null) =>
  (booking: Booking): boolean =>
    booking.id === id && booking.seats.includes(about ?? seat);

/**
 * Offers as they stand below one another: what this table has booked before in this game, then what
 * it has passed over so far; of these each the certain ones, of those what has happened last. Else
 * they keep the order in which they come: what was booked last is no reason, or two that are
 * booked again and again would change places each time.
 */
export function inOrder<T extends Offered>(now: GainNow, placed: readonly PlacedOffer<T>[]): T[] {
  const { cards, line, recent } = now;
  if (placed.length < 2) return placed.map(({ offer }) => offer);
  const before = bookingsIn(cards, line);
  const ranked = placed.map(({ offer, at }) => {
    const booked = Number(before.some(isOf(offer.id, offer.seat, offer.about)));
    const certain = Number(offer.asks.length === 0);
    const happened = at < 0 ? recent.length : tapAt(recent, at);
    return { offer, booked, certain, happened };
  });
  ranked.sort((a, b) => b.booked - a.booked || b.certain - a.certain || b.happened - a.happened);
  return ranked.map(({ offer }) => offer);
}

/** A transaction: who most likely trades, and what each side gives. */
import type { EventOf } from '$lib/core/events.ts';
import type { Game, Seat } from '$lib/core/game.ts';
import { playingSeats } from '$lib/core/order.ts';
import type { LineItem } from '$lib/core/record/line.ts';
import { clockwiseFrom } from '$lib/core/views/turn-order.ts';
import { NO_SEAT } from '$lib/core/vocabulary.ts';

type Sides = EventOf<'transaction.made'>['sides'];
export type Side = Sides[number];

/** The note that is worth a point to whoever receives it. */
export const SUPPORT = 'support-for-the-throne';

/** A side as it is recorded: a note that was typed trimmed, a Support known as such. */
export function sideOf(side: Side): Side & { support?: true } {
  const note = side.note?.trim() || undefined;
  return { ...side, note, ...(note === SUPPORT ? { support: true as const } : {}) };
}

/** Whom a seat traded with last, or null. */
export function lastPartner(line: readonly LineItem[], seat: Seat): Seat | null {
  for (const { fact } of [...line].reverse()) {
    if (fact.type !== 'transaction.made') continue;
    const seats = fact.sides.map((side) => side.seat);
    if (seats.includes(seat)) return seats.find((other) => other !== seat) ?? null;
  }
  return null;
}

/** Commodities that both can give: the commonest deal swaps as many; 0 where either has none. */
export function equalSwap(game: Game, pair: readonly [Seat, Seat]): number {
  return Math.min(...pair.map((seat) => game.players[seat]?.commodities ?? 0));
}

/**
 * The pair that most likely trades: the active player, and the one asked for, the last partner, or who
 * sits to the left and is a neighbour on most maps.
 */
export function likelyPair(
  game: Game,
  line: readonly LineItem[],
  active: Seat | null,
  asked: Seat | null,
): [Seat, Seat] {
  const seats = playingSeats(game);
  const first = active ?? asked ?? seats[0] ?? NO_SEAT;
  const wished = asked !== null && asked !== first ? asked : lastPartner(line, first);
  const [left] = clockwiseFrom(game, first).filter((seat) => seat !== first);
  const second = wished && seats.includes(wished) ? wished : left;
  return [first, second ?? first];
}

/** A transaction: who most likely trades, and what each side gives. */
import { SUPPORT } from '$lib/ui/parts/points/offers.ts';
import type { EventOf } from '$lib/core/events.ts';
import type { Game, Seat } from '$lib/core/game.ts';
import { playingSeats } from '$lib/core/order.ts';
import type { LineItem } from '$lib/core/record/line.ts';
import { clockwiseFrom } from '$lib/core/queries/turn-order.ts';
import { NO_SEAT } from '$lib/core/vocabulary.ts';

type DealSides = EventOf<'transaction.made'>['sides'];
export type DealSide = DealSides[number];

type DealBalances = Pick<DealSide, 'goods' | 'commodities'>;

/** A side as it is recorded: a note that was typed trimmed, a Support known as such. */
export function sideOf(side: DealSide): DealSide & { support?: true } {
  const note = side.note?.trim() || undefined;
  return { ...side, note, ...(note === SUPPORT ? { support: true as const } : {}) };
}

/** What two players promise for later: nothing where the text is empty; `until` is a round, or null. */
export interface Promised {
  text: string;
  until: number | null;
}

/** Whether a side gives anything. */
export function gives({ goods, commodities, fragments = {}, note }: DealSide): boolean {
  const found = Object.values(fragments).reduce((sum, count) => sum + count, 0);
  return goods + commodities + found > 0 || Boolean(note);
}

/** Whether these two sides give what the deal says, and nothing beside it. */
export function isDeal(sides: readonly DealSide[], deal: readonly DealSide[]): boolean {
  return deal.every(({ goods, commodities }, i) => {
    const side = sides[i];
    if (side?.goods !== goods || side.commodities !== commodities) return false;
    return !gives({ ...side, goods: 0, commodities: 0 });
  });
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

/**
 * What two players commonly trade, as both could pay it now: as many commodities for each other, and all
 * commodities of one for as many trade goods, or for one fewer (LRR PoK 94; LRR 1.2 21.5).
 */
export function usualDeals(game: Game, pair: readonly [Seat, Seat]): [DealSide, DealSide][] {
  const [one, two] = pair.map((seat) => ({
    goods: game.players[seat]?.goods ?? 0,
    commodities: game.players[seat]?.commodities ?? 0,
  })) as [DealBalances, DealBalances];
  const deal = (
    gives: Partial<DealBalances>,
    gets: Partial<DealBalances>,
  ): [DealSide, DealSide] => [
    { seat: pair[0], goods: 0, commodities: 0, ...gives },
    { seat: pair[1], goods: 0, commodities: 0, ...gets },
  ];
  const prices = (sold: number, goods: number) =>
    [sold, sold - 1].filter((price) => price > 0 && price <= goods);
  const swapped = Math.min(one.commodities, two.commodities);
  return [
    ...(swapped > 0 ? [deal({ commodities: swapped }, { commodities: swapped })] : []),
    ...prices(one.commodities, two.goods).map((goods) =>
      deal({ commodities: one.commodities }, { goods }),
    ),
    ...prices(two.commodities, one.goods).map((goods) =>
      deal({ goods }, { commodities: two.commodities }),
    ),
  ];
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

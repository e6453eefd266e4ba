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

/** What one side gives for what the other gives. */
type AnswerKind = 'goods' | 'commodities';

const givesAny = ({ goods, commodities, note }: Side): boolean =>
  goods + commodities > 0 || Boolean(note);

/** Answers that have a key of their own. */
const ANSWERS = 6;

/**
 * The deals that the first thing given most likely becomes: trade goods for commodities, anything
 * else for trade goods, one for each number; none before anything is given, and none once both give.
 */
export function likelyDeals(
  game: Game,
  [one, two]: readonly [Side, Side],
): { kind: AnswerKind; deals: (readonly [Side, Side])[] } {
  const [given, other] = givesAny(one) ? [one, two] : [two, one];
  const kind = given.goods > 0 ? 'commodities' : 'goods';
  const open = givesAny(given) && !givesAny(other);
  const most = open ? Math.min(game.players[other.seat]?.[kind] ?? 0, ANSWERS) : 0;
  const deals = Array.from({ length: most }, (_, i): readonly [Side, Side] => {
    const answer = { ...other, [kind]: i + 1 };
    return given === one ? [one, answer] : [answer, two];
  });
  return { kind, deals };
}

/** The deals in which what is given buys one of these notes; none before, and none once both give. */
export function noteDeals(
  [one, two]: readonly [Side, Side],
  notes: readonly string[],
): { note: string; deal: readonly [Side, Side] }[] {
  const [given, other] = givesAny(one) ? [one, two] : [two, one];
  if (given.goods + given.commodities === 0 || given.note || givesAny(other)) return [];
  return notes.map((note) => {
    const answer = { ...other, note };
    return { note, deal: given === one ? [one, answer] : [answer, two] };
  });
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

/** A transaction as one act: what changes hands, and the point that a Support note brings. */
import type { Command } from '$lib/core/commands/command.ts';
import { giveSupport } from '$lib/core/commands/objectives.ts';
import { makeTransaction } from '$lib/core/commands/tokens.ts';
import type { EventOf } from '$lib/core/events.ts';
import type { Game, Seat } from '$lib/core/game.ts';
import { playingSeats } from '$lib/core/order.ts';
import type { LineItem } from '$lib/core/record/line.ts';

type Sides = EventOf<'transaction.made'>['sides'];
export type Side = Sides[number];

/** The note that is worth a point to whoever receives it. */
export const SUPPORT = 'support-for-the-throne';

/** The transaction, then each Support for the Throne that it gives: one tap, one undo. */
export const makeDeal: Command<{ sides: Sides }> = (game, ruleset, { sides }) => {
  const [one, two] = sides;
  const gifts = [
    { from: one.seat, to: two.seat, note: one.note },
    { from: two.seat, to: one.seat, note: two.note },
  ].filter(({ note }) => note === SUPPORT);
  return [
    ...makeTransaction(game, ruleset, { sides }),
    ...gifts.flatMap(({ from, to }) => giveSupport(game, ruleset, { from, to })),
  ];
};

/** Whom a seat traded with last, or null. */
export function lastPartner(line: readonly LineItem[], seat: Seat): Seat | null {
  for (const { fact } of [...line].reverse()) {
    if (fact.type !== 'transaction.made') continue;
    const seats = fact.sides.map((side) => side.seat);
    if (seats.includes(seat)) return seats.find((other) => other !== seat) ?? null;
  }
  return null;
}

/** The pair that most likely trades: the active player, and the one asked for or the last partner. */
export function likelyPair(
  game: Game,
  line: readonly LineItem[],
  active: Seat | null,
  asked: Seat | null,
): [Seat, Seat] {
  const seats = playingSeats(game);
  const first = active ?? asked ?? seats[0] ?? '';
  const wished = asked !== null && asked !== first ? asked : lastPartner(line, first);
  const second = wished && seats.includes(wished) ? wished : seats.find((seat) => seat !== first);
  return [first, second ?? first];
}

/** What is paid, and what for. */
import * as v from 'valibot';
import type { EventOf } from '../events.ts';
import type { Seat } from '../game.ts';
import * as arg from './arguments.ts';
import { defineCommand } from './command.ts';

type Paid = EventOf<'payment.made'>;

/** A payment as it is recorded: what was left out is none of it. */
export function paymentFact(
  seat: Seat,
  { planets, goods, commodities = 0, tokens, actionCards, fragments = {} }: arg.Spent,
  what: Paid['for'],
): Paid {
  const { tactic, fleet = 0, strategy } = tokens;
  return {
    type: 'payment.made',
    seat,
    planets,
    goods,
    commodities,
    tokens: { tactic, fleet, strategy },
    actionCards,
    fragments,
    for: what,
  };
}

/** Pays with planets, goods, tokens or cards. */
export const pay = defineCommand({
  summary: 'Pays with planets, goods, tokens or cards.',
  args: v.object({
    seat: arg.seat,
    ...arg.spent.entries,
    /** Left out where the table does not say. */
    for: v.optional(arg.purpose),
  }),
  facts: (_, __, { seat, for: what, ...spent }) => [paymentFact(seat, spent, what ?? null)],
});

/** What is paid, and what for. */
import * as v from 'valibot';
import type { EventOf } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import type { Payment } from '../payment.ts';
import * as arg from './arguments.ts';
import { defineCommand } from './command.ts';

type Paid = EventOf<'payment.made'>;

/** The fact of a payment; what was left out is none of it. */
export function paymentFact(
  seat: Seat,
  { planets, goods, commodities = 0, tokens, actionCards, fragments = {} }: arg.Spent,
  what: Paid['for'],
): Paid {
  const { tactic, fleet = 0, strategy } = tokens;
  const paid: Payment = {
    planets,
    goods,
    commodities,
    tokens: { tactic, fleet, strategy },
    actionCards,
    fragments,
  };
  return { type: 'payment.made', seat, ...paid, for: what };
}

/**
 * A proposed payment as a command takes it: planets only where their sides are tracked. Undefined
 * where nothing of it is.
 */
export function bookedPayment(
  { settings }: Game,
  { planets, goods, commodities, tokens, actionCards, fragments }: Payment,
): Payment | undefined {
  const turned = settings.depth === 'full' ? planets : [];
  const counts = [goods, commodities, actionCards, turned.length];
  const spent = [...counts, ...Object.values(tokens), ...Object.values(fragments)];
  if (spent.every((count) => count === 0)) return undefined;
  return { planets: turned, goods, commodities, tokens, actionCards, fragments };
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

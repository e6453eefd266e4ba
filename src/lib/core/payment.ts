/** What is paid: one form, from what is proposed to the fact that is recorded. */
import type { EventOf } from './events.ts';

/** Planets that are exhausted, by their ids, and what is spent and discarded. */
export type Payment = Omit<EventOf<'payment.made'>, 'type' | 'seat' | 'for'>;

export const NOTHING_PAID: Payment = {
  planets: [],
  goods: 0,
  commodities: 0,
  tokens: { tactic: 0, fleet: 0, strategy: 0 },
  actionCards: 0,
  fragments: {},
};

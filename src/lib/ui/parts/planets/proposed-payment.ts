/** A price, the cheapest payment of it, and with what it is paid: what every key that pays proposes. */
import { bookedPayment } from '$lib/core/commands/payment.ts';
import { cheapestPayment } from '$lib/core/conditions/payment.ts';
import type { Seat } from '$lib/core/game.ts';
import type { Payment } from '$lib/core/payment.ts';
import type { TableModel } from '$lib/ui/model/table-model.svelte.ts';
import { planetsScreen as words } from '$words/planets-screen.ts';

/** A price in resources and influence. */
export interface Price {
  resources: number;
  influence: number;
}

/** A payment as it is recorded, and its planets and goods in words. */
export interface Proposed {
  booked: Payment;
  paidWith: string;
}

/**
 * The cheapest payment of a price (LRR PoK 61.11); null where none is known, or nothing is paid.
 * Planets that the same tap exhausts for something else (`turned`) pay nothing.
 */
export function proposedPayment(
  table: TableModel,
  seat: Seat,
  price: Price,
  turned: readonly string[] = [],
): Proposed | null {
  const { cards, game, names } = table;
  const payment = cheapestPayment(game, cards, seat, { kind: 'spend', ...price }, turned);
  const booked = payment && bookedPayment(game, payment);
  if (!booked) return null;
  return { booked, paidWith: words.spend.with(booked.planets.map(names.planet), booked.goods) };
}

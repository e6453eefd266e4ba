/** The cheapest payment of a price, with what it is paid, and what can be changed about it by hand. */
import { bookedPayment } from '$lib/core/commands/payment.ts';
import { cheapestPayment } from '$lib/core/conditions/payment.ts';
import type { ProposedPayment } from '$lib/core/conditions/verdict.ts';
import type { Game, Seat } from '$lib/core/game.ts';
import type { Payment } from '$lib/core/payment.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';
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
  model: GameModel,
  seat: Seat,
  price: Price,
  turned: readonly string[] = [],
): Proposed | null {
  const { cards, game, names } = model;
  const payment = cheapestPayment(game, cards, seat, { kind: 'spend', ...price }, turned);
  const booked = payment && bookedPayment(game, payment);
  if (!booked) return null;
  return { booked, paidWith: words.spend.with(booked.planets.map(names.planet), booked.goods) };
}

export interface Payable {
  /** Planets that may pay: those known to be readied. */
  planets: string[];
  /** Goods that may pay at most. */
  goods: number;
  /** Tokens that may come from the tactic pool at most. */
  tactic: number;
}

/** What a seat could pay with; a balance that no one tracks is not asked for. */
export function payableBy(game: Game, seat: Seat, payment: ProposedPayment): Payable {
  const player = game.players[seat];
  const full = game.settings.depth === 'full';
  const readied = (planet: string) => !game.planetCards[planet]?.exhausted;
  const price = payment.tokens.tactic + payment.tokens.strategy;
  return {
    planets: full ? (player?.planets ?? []).filter(readied) : [],
    goods: Math.max(player?.goods ?? 0, payment.goods),
    tactic: Math.max(Math.min(player?.tokens?.tactic ?? price, price), payment.tokens.tactic),
  };
}

/** Whether anything can be changed at all. */
export const canPayOtherwise = ({ planets, goods, tactic }: Payable): boolean =>
  planets.length > 0 || goods > 0 || tactic > 0;

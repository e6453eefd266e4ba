/** What can still be changed about a payment by hand. */
import type { ProposedPayment } from '$lib/core/conditions/verdict.ts';
import type { Game, Seat } from '$lib/core/game.ts';

export interface Payable {
  /** Planets that may pay: those known to be readied. */
  planets: string[];
  /** Goods that may pay at most. */
  goods: number;
  /** Tokens that may come from the tactic pool at most. */
  tactic: number;
}

/** What a seat could pay with; a balance that nobody tracks is not asked for. */
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

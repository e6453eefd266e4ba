/** Balances of the own sheet that an action may change. */
import type { Lane } from '$lib/core/views/scoreboard.ts';
import type { EventOf } from '$lib/core/events.ts';

export type BalanceChanges = EventOf<'balance.adjusted'>['changes'];

export const BALANCES = ['tactic', 'fleet', 'strategy', 'goods', 'commodities'] as const;
export type Balance = (typeof BALANCES)[number];

/** What a lane holds of a balance; null when it is unknown. */
export function heldOf(lane: Lane, balance: Balance): number | null {
  if (balance === 'goods') return lane.goods;
  if (balance === 'commodities') return lane.commodities;
  return lane.tokens?.[balance] ?? null;
}

/** The changes other than zero, in the order of the sheet. */
export function changed(changes: BalanceChanges): [Balance, number][] {
  return BALANCES.flatMap((balance) => {
    const change = changes[balance] ?? 0;
    return change === 0 ? [] : [[balance, change] as [Balance, number]];
  });
}

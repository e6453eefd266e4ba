/** What a turn has cost for what is produced, as one tap records it. */
import type { Act } from '$lib/core/commands/command.ts';
import { pay } from '$lib/core/commands/payment.ts';
import { endTurn } from '$lib/core/commands/turns.ts';
import type { Seat } from '$lib/core/game.ts';
import { also, type TableModel } from '$lib/ui/model/table-model.svelte.ts';
import { pickedActs, pickedPlanets, planetsDraft } from './planets-draft.ts';
import type { Proposed } from '$lib/ui/parts/payment/payment.ts';

/** The payment alone; where the turn ends with it, what is picked is recorded before. */
export function spentActs(
  table: TableModel,
  seat: Seat,
  booked: Proposed['booked'],
  ends: boolean,
): [Act, ...Act[]] {
  const paid = also(pay, { seat, ...booked, for: { kind: 'production' as const } });
  if (!ends) return [paid];
  const picked = pickedPlanets(table, seat, planetsDraft(table, seat).value);
  const [first, ...others] = pickedActs(table, seat, picked);
  const end = also(endTurn, { seat });
  return first ? [first, ...others, paid, end] : [paid, end];
}

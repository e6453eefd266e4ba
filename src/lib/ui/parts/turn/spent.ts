/** What a turn has cost for what is produced: the payment of a price as it is recorded. */
import { gainAndExplore } from '$lib/core/commands/exploration.ts';
import { pay } from '$lib/core/commands/payment.ts';
import { endTurn } from '$lib/core/commands/turns.ts';
import type { Seat } from '$lib/core/game.ts';
import { also, type TableModel } from '$lib/ui/model/table-model.svelte.ts';
import {
  findsDraft,
  findsOn,
  pickedPlanets,
  planetsDraft,
} from '$lib/ui/parts/planets/planets-draft.ts';
import type { Proposed } from '$lib/ui/parts/planets/proposed-payment.ts';

/** Pays for what is produced; where the turn ends with it, what is picked is recorded before. */
export async function spendFor(
  table: TableModel,
  seat: Seat,
  booked: Proposed['booked'],
  ends: boolean,
): Promise<void> {
  const args = { seat, ...booked, for: { kind: 'production' as const } };
  const end = ends ? [also(endTurn, { seat })] : [];
  const draft = planetsDraft(table, seat);
  const picked = pickedPlanets(table, seat, draft.value);
  if (!ends || picked.planets.length === 0) {
    await table.perform(pay, args, { and: end });
    return;
  }
  const found = findsOn(picked.planets, findsDraft(table, seat).value);
  const gained = { seat, ...picked, found };
  const done = await table.perform(gainAndExplore, gained, { and: [also(pay, args), ...end] });
  if (done.ok) draft.clear();
}

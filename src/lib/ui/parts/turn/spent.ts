/** What a turn has cost for what is produced: a price, the cheapest payment for it, and its act. */
import { gainAndExplore } from '$lib/core/commands/exploration.ts';
import { pay } from '$lib/core/commands/payment.ts';
import { endTurn } from '$lib/core/commands/turns.ts';
import { cheapestPayment } from '$lib/core/conditions/payment.ts';
import type { Seat } from '$lib/core/game.ts';
import { bookedPayment } from '$lib/core/views/scoring.ts';
import { also, type TableModel } from '$lib/ui/model/table-model.svelte.ts';
import {
  findsDraft,
  findsOn,
  pickedPlanets,
  planetsDraft,
} from '$lib/ui/parts/planets/planets-draft.ts';

type Booked = NonNullable<ReturnType<typeof bookedPayment>>;

/** A common price; null is what pays it where nothing does. */
export interface SpentKey {
  price: number;
  booked: Booked | null;
}

/** The cheapest payment of each of these prices in resources. */
export function spentKeys(table: TableModel, seat: Seat, prices: readonly number[]): SpentKey[] {
  const { cards, game } = table;
  return prices.map((price): SpentKey => {
    const asked = { kind: 'spend' as const, resources: price };
    const payment = cards && cheapestPayment(game, cards, seat, asked);
    return { price, booked: (payment && bookedPayment(game, seat, payment)) ?? null };
  });
}

/** Pays for what is produced; where the turn ends with it, what is picked is recorded before. */
export async function spendFor(
  table: TableModel,
  seat: Seat,
  booked: Booked,
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

/** Action cards in a hand, and one that leaves it. */
import type { Seat } from '$lib/core/game.ts';
import type { TableModel } from '$lib/ui/model/table-model.svelte.ts';

/** Action cards in the hand of a seat, as far as they are counted: else none. */
export const handOf = (table: TableModel, seat: Seat): number =>
  table.game.players[seat]?.actionCards ?? 0;

/** What is recorded of a seat that plays an action card. */
export const cardPlayed = (seat: Seat) => ({ seat, changes: { actionCards: -1 } });

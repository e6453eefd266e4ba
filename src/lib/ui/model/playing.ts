/** The seats that play, the active one first and the others clockwise. */
import type { Seat } from '$lib/core/game.ts';
import { clockwiseFrom } from '$lib/core/views/turn-order.ts';
import type { TableModel } from './table-model.svelte.ts';

export function playingFrom(table: TableModel): Seat[] {
  const active = table.position.activeSeat;
  if (active !== null) return [active, ...clockwiseFrom(table.game, active)];
  return table.lanes.filter((lane) => lane.presence === 'playing').map((lane) => lane.seat);
}

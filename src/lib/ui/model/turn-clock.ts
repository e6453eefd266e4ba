/** What stands around the clock of a turn. */
import type { TableModel } from './table-model.svelte.ts';

/** Whether the turn waits until somebody starts its clock. */
export function waitsToStart({ times, position }: TableModel): boolean {
  const { breath, pause } = times.all.now;
  return breath && !pause && position.activeSeat !== null;
}

/** Whether beside the clock stand both what its limit says and the key that starts it. */
export const isCrowded = (table: TableModel): boolean =>
  table.game.settings.clock !== 'off' && Boolean(table.limits?.tag) && waitsToStart(table);

/** Acts of a panel: recorded through the table, a refusal shown where the tap was made. */
import type { Command } from '$lib/core/commands/command.ts';
import type { TapOptions } from '$lib/core/play/tap-options.ts';
import { getTable, type TableModel } from './table-model.svelte.ts';

export class Acting {
  readonly table: TableModel;

  refusal = $derived.by(() => this.table.taps.refusedIn(this)?.refusal ?? null);
  /** True when nothing can be recorded just now. */
  idle = $derived.by(() => this.table.session.readOnly !== null);

  constructor(table: TableModel) {
    this.table = table;
  }

  /** Records what a command decides, then does `after`; a refusal is kept for this panel to show. */
  async act<A>(
    command: Command<A>,
    args: A,
    after?: () => void,
    options: TapOptions = {},
  ): Promise<void> {
    await this.table.perform(command, args, options, { panel: this, after });
  }

  /** Records the refused act anyway. */
  anyway = (): void => this.table.taps.refusedIn(this)?.anyway();
}

/** The acts of a panel of the table on screen. */
export const actingHere = (): Acting => new Acting(getTable());

/** Acts of a panel: recorded through the table, a refusal shown where the tap was made. */
import type { Command } from '$lib/core/commands/command.ts';
import type { Refusal } from '$lib/core/refusal.ts';
import { getTable, type TableModel, type TapOptions } from './table-model.svelte.ts';

export class Acting {
  readonly table: TableModel;
  /** Head and way round of the last refused act, while nothing else was recorded. */
  #refused = $state.raw<{ refusal: Refusal; head: number; again: () => void } | null>(null);

  refusal = $derived.by(() =>
    this.#refused?.head === this.table.session.head ? this.#refused.refusal : null,
  );
  /** True when nothing can be recorded just now. */
  idle = $derived.by(() => this.table.session.readOnly !== null);

  constructor(table: TableModel) {
    this.table = table;
  }

  /** Records what a command decides, then does `after`; a refusal is kept with its way round. */
  async act<A>(
    command: Command<A>,
    args: A,
    after?: () => void,
    options: TapOptions = {},
  ): Promise<void> {
    const done = await this.table.perform(command, args, options);
    if (done.ok) {
      this.#refused = null;
      after?.();
      return;
    }
    if (!('refusal' in done)) return;
    // The note of the panel says it; the stage behind would say it twice.
    this.table.forget();
    const again = () => void this.act(command, args, after, { ...options, anyway: true });
    this.#refused = { refusal: done.refusal, head: this.table.session.head, again };
  }

  /** Records the refused act anyway. */
  anyway = (): void => this.#refused?.again();
}

/** The acts of a panel of the table on screen. */
export const actingHere = (): Acting => new Acting(getTable());

/** The cards of this device that no box lists: factions, strategy cards and objectives, typed once. */
import type { StorageProblem } from '$lib/core/record/storage-problem.ts';
import type { TypedRow, TypedRowOf } from '$lib/core/record/typed-row.ts';
import { dropTyped, keepTyped, listTyped } from '$lib/storage/typed-store.ts';
import type { Stored } from '$lib/storage/storage-problem.ts';

export { TYPED_NAME } from '$lib/core/record/typed-row.ts';
export type { TypedObjective, TypedRow, TypedRowOf } from '$lib/core/record/typed-row.ts';

export class TypedShelf {
  list = $state.raw<readonly TypedRow[]>([]);
  /** Why the last of them was not read or kept, or null. */
  problem = $state.raw<StorageProblem | null>(null);
  /** Done once they were read for the first time. */
  readonly ready: Promise<void>;

  constructor() {
    this.ready = this.#load();
  }

  /** The cards of one kind. */
  of<K extends TypedRow['kind']>(kind: K): TypedRowOf<K>[] {
    return this.list.filter((row): row is TypedRowOf<K> => row.kind === kind);
  }

  /** Keeps a card; what it was before goes. */
  async keep(row: TypedRow, before?: TypedRow): Promise<boolean> {
    return await this.#after(await keepTyped(row, before));
  }

  async drop(row: TypedRow): Promise<boolean> {
    return await this.#after(await dropTyped(row));
  }

  async #after(done: Stored<void>): Promise<boolean> {
    await this.#load();
    if (!done.ok) this.problem = done.problem;
    return done.ok;
  }

  async #load(): Promise<void> {
    const read = await listTyped();
    this.problem = read.ok ? null : read.problem;
    if (read.ok) this.list = read.value;
  }
}

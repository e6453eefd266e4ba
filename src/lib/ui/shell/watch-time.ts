/** Limits of time are looked after once there is nothing better to do. */
import type { TableModel } from '$lib/ui/model/table-model.svelte.ts';
import { beginWhenCalm } from '$lib/ui/kit/when-calm.ts';

/** Begins to; answers how to stop it. */
export const watchTime = (table: TableModel): (() => void) =>
  beginWhenCalm(async () =>
    (await import('$lib/ui/model/limit-watch.svelte.ts')).watchLimits(table),
  );

/** Limits of time are looked after once there is nothing better to do. */
import { watchLimits } from '$lib/ui/model/limit-watch.svelte.ts';
import type { TableModel } from '$lib/ui/model/table-model.svelte.ts';
import { beginWhenCalm } from '$lib/ui/kit/when-calm.ts';

/** Begins to; answers how to stop it. */
export const watchTime = (table: TableModel): (() => void) =>
  beginWhenCalm(() => Promise.resolve(watchLimits(table)));

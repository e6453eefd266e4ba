/** What the component action shows before it has a name and after: fetched late. */
import { late } from '$lib/ui/kit/late.ts';

export const playedPicker = late(() => import('./PlayedPicker.svelte'));
export const playedDone = late(() => import('./PlayedDone.svelte'));

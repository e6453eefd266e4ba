/** What only a phone shows of the sheet: fetched late. */
import { late } from '$lib/ui/kit/late.ts';

export const foldedSheet = late(() => import('./FoldedSheet.svelte'));

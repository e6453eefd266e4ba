/** What the sheet shows on a phone only, or in one phase only: fetched late. */
import { late } from '$lib/ui/kit/late.ts';

export const foldedSheet = late(() => import('./FoldedSheet.svelte'));
/** The votes of the agenda phase. */
export const laneVote = late(() => import('./LaneVote.svelte'));

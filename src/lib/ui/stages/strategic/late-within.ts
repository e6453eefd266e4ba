/** What one card or another shows within its primary: fetched late. */
import { late } from '$lib/ui/kit/late.ts';

export const scorePublic = late(() => import('./ScorePublic.svelte'));
export const researchDoor = late(() => import('./ResearchDoor.svelte'));
export const warfareAction = late(() => import('./WarfareAction.svelte'));
export const movesAgain = late(() => import('./MovesAgain.svelte'));

/** What one card or another shows within its primary or its answers: fetched late. */
import { late } from '$lib/ui/kit/late.ts';

export const scorePublic = late(() => import('./ScorePublic.svelte'));
export const audit = late(() => import('$lib/ui/parts/points/Audit.svelte'));
export const researchDoor = late(() => import('./ResearchDoor.svelte'));
export const followersResearch = late(
  () => import('$lib/ui/parts/answers/FollowersResearch.svelte'),
);

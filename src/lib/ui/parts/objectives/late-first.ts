/** First objectives that are missing: seldom, so fetched when they are. */
import { late } from '$lib/ui/kit/late.ts';

export const firstObjectives = late(() => import('./FirstObjectives.svelte'));

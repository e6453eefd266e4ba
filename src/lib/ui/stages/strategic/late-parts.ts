/** What a strategic action shows before its primary is resolved and after: fetched late. */
import { late } from '$lib/ui/kit/late.ts';

export const primaryTasks = late(() => import('./PrimaryTasks.svelte'));
export const tableAnswers = late(() => import('./TableAnswers.svelte'));

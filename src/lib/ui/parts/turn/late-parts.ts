/** What an act of a turn opens: fetched late. */
import { late } from '$lib/ui/kit/late.ts';

export const secretScore = late(() => import('./SecretScore.svelte'));

/** Parts of the status phase that only come up in it, fetched late. */
import { late } from '$lib/ui/kit/late.ts';

export const scoreReason = late(() => import('./ScoreReason.svelte'));
export const scoreShort = late(() => import('$lib/ui/parts/objectives/ScoreShort.svelte'));
export const secretPicker = late(() => import('$lib/ui/parts/objectives/SecretPicker.svelte'));

/** The panels that a turn opens, each fetched when it is. */
import { late } from '$lib/ui/kit/late.ts';

export const bendPanel = late(() => import('./BendPanel.svelte'));
export const openAnswers = late(() => import('./OpenAnswers.svelte'));
export const swapPanel = late(() => import('./SwapPanel.svelte'));

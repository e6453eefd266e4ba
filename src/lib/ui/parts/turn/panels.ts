/** The panels that an act of a turn opens, each fetched when it is. */
import { late } from '$lib/ui/kit/late.ts';

export const cardsPanel = late(() => import('./CardsPanel.svelte'));
export const expeditionPanel = late(() => import('./ExpeditionPanel.svelte'));
export const planetSheet = late(() => import('$lib/ui/parts/planets/PlanetSheet.svelte'));
export const secretScore = late(() => import('./SecretScore.svelte'));

/** What the room of a game seldom needs: fetched when it does, or while nothing else is to do. */
import { late } from '$lib/ui/kit/late.ts';

/** Makes a file of the open game. */
export const fileSaver = late(() => import('$lib/ui/model/save-game-file.ts'));
/** What is said of a record that is damaged, does not grow, or is in no file. */
export const bannerBar = late(() => import('./BannerBar.svelte'));
/** In place of a table that could not be drawn. */
export const broken = late(() => import('./Broken.svelte'));
/** In place of a game that is not here. */
export const notOpened = late(() => import('./NotOpened.svelte'));

/** What the page knows of a newer version of the app. */
import type { AppUpdate } from './app-update.svelte.ts';

/** Once the page looks for one; and whether a table says so in its menu, so that no bar need. */
export const newer = $state<{ update: AppUpdate | null; inMenu: boolean }>({
  update: null,
  inMenu: false,
});

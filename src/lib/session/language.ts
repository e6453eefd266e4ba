/** The language of this device: known before the first paint (src/tools/join-pages.mjs). */

const KEY = 'custodian.language';

/** The languages that the app can speak here, each by the name it has for itself. */
export const LANGUAGES = __LANGUAGES__;

/**
 * Speaks another language from now on. Each is an app of its own, so the page is loaded again;
 * where storage is blocked the browser's language comes back with it.
 */
export function speak(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Blocked storage: nothing can be remembered.
  }
  location.reload();
}

/**
 * The app's own font. A first visit begins with the device's: the text does not wait, and nothing
 * moves when the font comes. src/page-start.js draws with it at once wherever it was drawn with
 * before.
 */
import { whenCalm } from '$lib/ui/kit/when-calm.ts';

const KEY = 'custodian.font';

/** Fetches it once the screen is calm; answers how to call that off. */
export function fetchOwnFont(): () => void {
  // Without it the next page fetches it.
  return whenCalm(() => void document.fonts.load('1rem Archivo').catch(() => undefined));
}

/** Draws with it from now on: between two pages, where nothing can be seen to move. */
export function drawWithOwnFont(): void {
  document.documentElement.dataset['font'] = '';
  try {
    localStorage.setItem(KEY, 'drawn');
  } catch {
    // Blocked storage: the next start is a first visit again.
  }
}

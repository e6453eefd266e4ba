/**
 * The app's own font. A first visit begins with the device's: the text does not wait, and nothing
 * moves when the font comes. src/page-start.js draws with it wherever it has been fetched before.
 */
import { whenCalm } from '$lib/ui/kit/when-calm.ts';

const KEY = 'custodian.font';

async function fetchFont(): Promise<void> {
  const faces = await document.fonts.load('1rem Archivo');
  if (faces.length > 0) localStorage.setItem(KEY, 'fetched');
}

/** Fetches it once the screen is calm; answers how to call that off. */
export function fetchOwnFont(): () => void {
  // Without it, or with blocked storage, the next start is a first visit again.
  return whenCalm(() => void fetchFont().catch(() => undefined));
}

/** Draws with it from now on: between two pages, where nothing can be seen to move. */
export function drawWithOwnFont(): void {
  document.documentElement.dataset['font'] = '';
}

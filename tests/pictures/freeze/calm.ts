/** When a page has come to rest. */
import type { Page } from '@playwright/test';

/** What the page does once nothing has happened for a while is done by now (ms of its clock). */
const WHILE = 7000;

/** In the page: nothing has changed for some frames, nothing moves, and the app's own font is drawn. */
async function rested(): Promise<void> {
  const FRAMES = 3;
  const PATIENCE = 200;
  let quiet = 0;
  const watch = new MutationObserver(() => (quiet = 0));
  watch.observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  // The page of the games would keep the font of the device on a first visit.
  document.documentElement.dataset['font'] = '';
  await document.fonts.load('1rem Archivo');
  await document.fonts.ready;
  for (let frame = 0; quiet < FRAMES && frame < PATIENCE; frame++) {
    await new Promise((done) => requestAnimationFrame(done));
    quiet += 1;
  }
  watch.disconnect();
  for (const animation of document.getAnimations()) {
    const { iterations } = animation.effect?.getComputedTiming() ?? {};
    if (iterations === Infinity) animation.cancel();
    else animation.finish();
  }
}

/** Waits until nothing on the page changes any more. */
export const atRest = (page: Page): Promise<void> => page.evaluate(rested);

/** The same, and what waits for a calm screen has been done too. */
export async function calm(page: Page): Promise<void> {
  await atRest(page);
  await page.clock.runFor(WHILE);
  await atRest(page);
}

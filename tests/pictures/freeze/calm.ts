/** When a page has come to rest. */
import type { Page, Request } from '@playwright/test';

/** What each page has asked for and does not have yet. */
const asked = new WeakMap<Page, Set<Request>>();

/** From now on it is known whether this page waits for a part of the app. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>();
  asked.set(page, open);
  const forget = (request: Request) => open.delete(request);
  page.on('request', (request) => {
    // What the page before had asked for never comes.
    if (request.isNavigationRequest()) open.clear();
    open.add(request);
  });
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
}

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

/** How often a part of the app that comes leads to the next one, at most. */
const PARTS = 100;

/** Waits until nothing on the page changes any more, and nothing that it asked for is missing. */
export async function atRest(page: Page): Promise<void> {
  const open = asked.get(page);
  await page.evaluate(rested);
  for (let i = 0; (open?.size ?? 0) > 0 && i < PARTS; i++) {
    await page.evaluate(rested);
    // What has just come is drawn now.
    if (open?.size === 0) await page.evaluate(rested);
  }
}

/** The same, and what waits for a calm screen has been done too. */
export async function calm(page: Page): Promise<void> {
  await atRest(page);
  await page.clock.runFor(WHILE);
  await atRest(page);
}

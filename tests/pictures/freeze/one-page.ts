/** One page for all pictures of a worker: its browser has compiled the app once. */
import { test as plain, type Page } from '@playwright/test';
import { watchRequests } from './calm.ts';

/** In the page: nothing is kept of the screens before. */
async function forget(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  const kept = await indexedDB.databases();
  await Promise.all(
    kept.map(
      ({ name = '' }) =>
        new Promise<void>((done, failed) => {
          const asked = indexedDB.deleteDatabase(name);
          asked.onsuccess = () => done();
          asked.onblocked = () => failed(new Error(`${name} is still open`));
          asked.onerror = () => failed(new Error(asked.error?.message));
        }),
    ),
  );
}

/**
 * In each page, before its scripts: the same chances every time, and no caret that blinks. An instant
 * of the record, for which the wall clock and then the page's own clock are asked, is always the same:
 * how long a machine takes from an act to the picture is on no clock. A script that asks the page's own clock
 * alone is told the truth.
 */
function steady(): void {
  let state = 1;
  Math.random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = Math.floor(Math.random() * 256);
    return array;
  };

  const OWN = 1000;
  const wall = Date.now.bind(Date);
  const own = performance.now.bind(performance);
  let instant = false;
  Date.now = () => {
    instant = true;
    queueMicrotask(() => (instant = false));
    return wall();
  };
  performance.now = () => {
    const told = instant ? OWN : own();
    instant = false;
    return told;
  };

  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { caret-color: transparent !important }');
  document.adoptedStyleSheets = [sheet];
}

/** Tests whose page is used again and again, each time as on a new device. */
export const test = plain.extend<{ page: Page }, { lasting: Page }>({
  lasting: [
    async ({ browser }, use, { project }) => {
      const { baseURL, deviceScaleFactor, hasTouch, userAgent } = project.use;
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        ...(deviceScaleFactor && { deviceScaleFactor }),
        ...(hasTouch && { hasTouch }),
        ...(userAgent && { userAgent }),
        locale: 'en-GB',
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      // First the clock that stands still, on which the rest is built.
      await page.clock.setFixedTime(0);
      await page.addInitScript(steady);
      watchRequests(page);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ lasting: page }, use) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    // A page without a script: nothing of the app is at work.
    await page.goto('./nowhere.html');
    await page.evaluate(forget);
    await use(page);
  },
});

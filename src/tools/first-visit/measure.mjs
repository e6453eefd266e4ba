/** What one load of a page shows when, on a slow tablet with a slow network. */

/** 1.6 Mbit/s, 150 ms, a CPU four times slower: a tablet in a basement, near the stairs. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const SLOWER = 4;

/** Looks at paints and at what moves, from the beginning of every page on. */
function watchPaints() {
  const seen = { first: null, largest: null, moved: 0 };
  window.seen = seen;
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  watch('layout-shift', ({ value }) => (seen.moved += value));
}

/**
 * Loads an address once in a page of its own and gives when it was first painted, when its largest
 * part was (ms), and how far things moved; with `tap`, also when a tap was answered (ms).
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {{ tap?: { on: string, answer: string }, online?: boolean }} options
 */
export async function loaded(context, url, { tap, online = true } = {}) {
  const page = await context.newPage();
  await page.addInitScript(watchPaints);
  const client = await context.newCDPSession(page);
  if (online) {
    await client.send('Network.enable');
    await client.send('Network.setCacheDisabled', { cacheDisabled: true });
    await client.send('Network.emulateNetworkConditions', NETWORK);
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'commit' });
  let answered = null;
  if (tap) {
    // A finger that comes down every 50 ms, from the first paint on.
    answered = await page.evaluate(
      ({ on, answer }) =>
        new Promise((done) => {
          const look = setInterval(() => {
            if (document.querySelector(answer)) {
              clearInterval(look);
              done(performance.now());
              return;
            }
            const button = document.querySelector(on);
            // Before the scripts are there the link leads to a page, which is an answer, too, but
            // another one than is timed here.
            button?.addEventListener('click', (event) => event.preventDefault(), { once: true });
            button?.click();
          }, 50);
        }),
      tap,
    );
  }
  await page.waitForLoadState('load');
  await page.waitForTimeout(2500);
  const { first, largest, moved } = await page.evaluate(() => window.seen);
  await page.close();
  return { first, largest, moved, answered };
}

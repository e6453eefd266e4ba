/** What a cold page fetches, as a host compresses it. */
import { gzipSync } from 'node:zlib';
import { IDLE } from './bench-page.mjs';

/** Gzipped sizes of the scripts that a page loads, by address, in KB: as a host compresses them. */
function scriptSizes(page) {
  const sizes = new Map();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || !response.ok()) return;
    const size = response.body().then(
      (body) => gzipSync(body).length / 1024,
      () => 0,
    );
    sizes.set(response.url(), size);
  });
  return sizes;
}

/** Keeps the instant at which a selector is first there. */
function watchFor(selector) {
  const watch = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    watch.disconnect();
    window.shownAt = performance.now();
  });
  watch.observe(document, { childList: true, subtree: true });
}

/** Scripts asked for until a screen was there, and until nothing more is fetched. */
export async function coldSize(context, url, ready) {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(watchFor, ready);
  const sizes = scriptSizes(page);
  await page.goto(url);
  await page.waitForSelector(ready);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(IDLE);
  const before = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.startTime <= window.shownAt)
      .map((entry) => entry.name),
  );
  let shown = 0;
  let idle = 0;
  for (const [address, size] of sizes) {
    idle += await size;
    if (before.includes(address)) shown += await size;
  }
  await page.close();
  return { shown, idle };
}

/** What a cold page fetches, as a host compresses it. */
import { gzipSync } from 'node:zlib';
import { IDLE, STAGE } from './bench-page.mjs';

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

/** A screen that is there, what is tapped on it (no other page), and the part of it that answers. */
export const HOME_TAP = { ready: '.keep h2', tap: 'header a[href$="?settings"]', answers: 'body' };
/** Its main act: the first key of a stage is the clock's, and that answers elsewhere. */
const ACT = '.stage button.main:not(:disabled)';
export const TABLE_TAP = { ready: STAGE, tap: ACT, answers: '.stage' };

/** Taps, and gives the instant (ms of the page) at which something else is to be read. */
async function answeredAt(page, { ready, tap, answers }) {
  await page.waitForSelector(ready);
  const before = await page.locator(answers).innerText();
  await page.locator(tap).first().click({ force: true });
  await page.waitForFunction(
    ([part, text]) => document.querySelector(part)?.innerText !== text,
    [answers, before],
  );
  return page.evaluate(() => performance.now());
}

/** Scripts asked for until a first tap was answered, and until nothing more is fetched. */
export async function coldSize(context, url, screen) {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  const sizes = scriptSizes(page);
  await page.goto(url);
  const answered = await answeredAt(page, screen);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(IDLE);
  const before = await page.evaluate(
    (until) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.startTime <= until)
        .map((entry) => entry.name),
    answered,
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

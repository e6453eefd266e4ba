/**
 * Every address of the app ends in a page of it, whatever the host and the worker hold by then: a
 * newer version that waits, or none, with a network or without.
 */
import { expect, test as plain, type BrowserContext, type Page } from '@playwright/test';
import { gamesWords } from '../../src/lib/words/en/games.ts';
import { kit } from '../../src/lib/words/en/kit.ts';
import { noTable } from '../../src/lib/words/en/no-table.ts';
import { joinPage } from '../../src/lib/words/en/join.ts';
import { LONG } from './support/long.ts';
import { APP_PAGES } from '../support/pages.ts';
import { serveStaged, type StagedBuild } from '../support/staged-build.ts';

const test = plain.extend<{ host: StagedBuild }>({
  // eslint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const host = await serveStaged();
    await use(host);
    await host.stop();
  },
});

const NOWHERE = kit.nowhere.title;
const NO_GAME = noTable.missing.title;

type Address = readonly [path: string, heading: string];

/** Addresses as they are typed, cut short or kept in a list, and what each shows: one of each kind. */
const USUAL: readonly Address[] = [
  ['foo', NOWHERE],
  ['%E0%A4%A', NOWHERE],
  ['game/%E0%A4%A', NO_GAME],
  ['', gamesWords.emptyTitle],
  ['game/turn', NO_GAME],
  ['licences/', gamesWords.licences],
  ['join', joinPage.reading],
];

const OTHERS: readonly Address[] = [
  ...APP_PAGES.map(({ path, heading }): Address => [path, heading]),
  ['game', NOWHERE],
  ['game/', NOWHERE],
  ['settings', NOWHERE],
  ['Game/turn', NOWHERE],
  ['404.html', NOWHERE],
  ['a/deep/link', NOWHERE],
  ['100%', NOWHERE],
  ['?source=pwa', gamesWords.emptyTitle],
  ['board/turn', NO_GAME],
  ['board', NOWHERE],
  ['game/turn/', NO_GAME],
  ['game/nope', NO_GAME],
];

const ADDRESSES = LONG ? [...USUAL, ...OTHERS] : USUAL;

/** Opens an address in a page of its own; answers how often it was loaded until it came to rest. */
async function loadsOf(context: BrowserContext, url: string, heading: string): Promise<number> {
  const page = await context.newPage();
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: heading, exact: true }), url).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { name: heading, exact: true }), url).toBeVisible();
  await page.close();
  return loads;
}

/** An address that cannot be decoded is none to a host: it sends its page for what is not there. */
const isDecoded = (path: string): boolean => {
  try {
    return Boolean(decodeURI(`/${path}`));
  } catch {
    return false;
  }
};

async function eachIsAPage(
  context: BrowserContext,
  host: StagedBuild,
  { byHost = false } = {},
): Promise<void> {
  const isAPage = async ([path, shown]: Address) => {
    const heading = byHost && !isDecoded(path) ? NOWHERE : shown;
    expect(await loadsOf(context, host.url + path, heading), path).toBeLessThanOrEqual(2);
  };
  // Two at a time: each of them waits until nothing is fetched any more.
  for (let at = 0; at < ADDRESSES.length; at += 2) {
    await Promise.all(ADDRESSES.slice(at, at + 2).map(isAPage));
  }
}

async function installed(context: BrowserContext, host: StagedBuild): Promise<Page> {
  const page = await context.newPage();
  await page.goto(host.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** A newer version is on the device and waits to be put to use. */
async function newerWaits(page: Page, host: StagedBuild): Promise<void> {
  host.bring('worker', 'page', 'scripts', 'version');
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('button', { name: kit.update })).toBeVisible({ timeout: 20_000 });
}

// While a newer version waits, the worker that answers is the same as before.
for (const waits of LONG ? [false, true] : [true]) {
  for (const online of LONG ? [true, false] : [true]) {
    const title = `${waits ? 'a newer version waits' : 'nothing newer'}, ${online ? 'with' : 'without'} a network`;
    test(`every address ends in a page of the app: ${title}`, async ({ context, host }) => {
      const page = await installed(context, host);
      if (waits) await newerWaits(page, host);
      if (!online) {
        host.pause();
        await context.setOffline(true);
      }
      await eachIsAPage(context, host);
    });
  }
}

test('every address ends in a page of the app: no worker, and half an upload on the host', async ({
  browser,
  host,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  const context = await browser.newContext({ serviceWorkers: 'block' });
  host.bring('version');
  await eachIsAPage(context, host, { byHost: true });
  await context.close();
});

import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as plain, type Page } from '@playwright/test';
import { gamesWords } from '../../src/lib/words/en/games.ts';
import { joinPage } from '../../src/lib/words/en/join.ts';
import { kit } from '../../src/lib/words/en/kit.ts';
import { snapshot } from '../../src/lib/words/en/seat.ts';
import { APP_PAGES } from '../support/pages.ts';
import { serveBuild, type ServedBuild } from '../support/served-build.ts';
import { tableShown } from './support/games.ts';
import { LONG } from './support/long.ts';
import { tap } from './support/tap.ts';

const test = plain.extend<{ host: ServedBuild }>({
  // eslint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const host = await serveBuild();
    await use(host);
    await host.stop();
  },
});

const APP = '#app';

/** All pages fall quiet first: the older worker then stops at once. */
const TAKEN_OVER = { timeout: 30_000 };
/** So long (ms) a whole update may take, from the first page on: found, fetched and put to use. */
const UPDATED = 30_000;

const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

const release = (page: Page) => page.locator('html').getAttribute('data-release');

const isWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

/** What the app itself does when the tablet is taken up again. */
const lookForUpdate = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

const applyUpdate = (page: Page) => tap(page.getByRole('button', { name: kit.update }));

/** The address of a page that comes late. */
const LATE = '?late';
/** A script that is no part of any version: the worker asks the host for it. */
const SLOW = '_app/immutable/slow.js';

/** The next version's worker finds no such page among those that are open: the browser has not made it yet. */
function hideFromWorker({ root }: ServedBuild, address: string): void {
  const hides = `
    const every = clients.matchAll.bind(clients);
    clients.matchAll = async (which) =>
      (await every(which)).filter(({ url }) => !url.endsWith('${address}'));`;
  appendFileSync(join(root, 'service-worker.js'), hides);
}

/** The next version's worker finds one page more, which can no longer be asked anything. */
function addGonePage({ root }: ServedBuild): void {
  const adds = `
    const those = clients.matchAll.bind(clients);
    clients.matchAll = async (which) => [
      ...(await those(which)),
      {
        id: 'gone',
        url: '',
        postMessage() {
          throw new DOMException('It is gone.', 'InvalidStateError');
        },
      },
    ];`;
  appendFileSync(join(root, 'service-worker.js'), adds);
}

/** Counts whole loads: Kit's own history calls look like navigations. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

async function opened(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator(APP)).not.toBeEmpty();
}

test.describe('the shell of the app', () => {
  test('starts cold without a network, at deep links too', async ({
    context,
    host,
    browserName,
  }) => {
    const first = await context.newPage();
    await opened(first, host.url);
    await controlled(first);
    await first.close();
    await host.stop();
    await context.setOffline(true);

    for (const path of ['', '?from=home', 'a/deep/link', 'games/8a1f/history']) {
      const page = await context.newPage();
      const answer = await page.goto(host.url + path);
      // The host has stopped: what drives Firefox cannot say who answered.
      if (browserName === 'chromium') expect(answer?.fromServiceWorker()).toBe(true);
      expect(answer?.status()).toBe(200);
      await expect(page.locator(APP)).not.toBeEmpty();
      await page.reload();
      await expect(page.locator(APP)).not.toBeEmpty();
      await page.close();
    }
    const licences = await context.newPage();
    await licences.goto(`${host.url}licences`);
    await expect(licences.locator('pre')).toContainText('SIL OPEN FONT LICENSE');
    const each = await context.newPage();
    for (const { path, heading } of APP_PAGES) {
      await each.goto(host.url + path);
      await expect(each.getByRole('heading', { name: heading, exact: true }), path).toBeVisible();
    }
    // A phone that was here once can join a table, and open a picture of one, on an evening without a network.
    const joining = await context.newPage();
    await joining.goto(`${host.url}join`);
    await expect(joining.getByRole('heading', { name: joinPage.reading })).toBeVisible();
    await joining.getByRole('textbox', { name: joinPage.pasted }).fill('no link');
    await tap(joining.getByRole('button', { name: joinPage.take }));
    await expect(joining.getByText(joinPage.problems.foreign)).toBeVisible();
    const picture = await context.newPage();
    await picture.goto(`${host.url}snapshot#none`);
    await expect(picture.getByText(snapshot.damaged)).toBeVisible();
    // The sample game comes late, and is kept all the same.
    const sample = await context.newPage();
    await sample.goto(`${host.url}sample`);
    await tableShown(sample);
  });

  test('reloads no page while it installs for the first time', async ({ context, host }) => {
    const tabs = [await context.newPage(), await context.newPage()];
    const loads = tabs.map(countLoads);
    await Promise.all(tabs.map((tab) => opened(tab, host.url)));
    await Promise.all(tabs.map(controlled));
    // A reload would follow within this time.
    await tabs[0]?.waitForTimeout(1000);
    expect(loads.map((count) => count())).toEqual([1, 1]);
  });

  test('keeps a newer version waiting until it is applied, then reloads every tab once', async ({
    context,
    host,
  }) => {
    test.setTimeout(UPDATED);
    const keeper = await context.newPage();
    await opened(keeper, host.url);
    await controlled(keeper);
    const second = await context.newPage();
    await opened(second, host.url);
    const loads = [countLoads(keeper), countLoads(second)];

    host.release('two');
    host.asked();
    await lookForUpdate(keeper);
    // A whole app is fetched and kept: on a busy machine that takes its time.
    await expect.poll(() => isWaiting(keeper), { timeout: 20_000 }).toBe(true);
    const asked = host.asked();
    expect(asked).toContain('/200.html');
    expect(asked.filter((path) => path.startsWith('/_app/immutable/'))).toEqual([]);

    // A reload by hand must not bring it either: the table may be in the middle of something.
    await second.reload();
    expect(await release(second)).toBeNull();
    expect(loads.map((count) => count())).toEqual([0, 1]);

    await applyUpdate(keeper);
    await expect.poll(() => release(keeper), TAKEN_OVER).toBe('two');
    await expect.poll(() => release(second), TAKEN_OVER).toBe('two');
    await keeper.waitForTimeout(1000);
    expect(loads.map((count) => count())).toEqual([1, 2]);
    // The files of the older version are kept until no page runs on them.
    await expect.poll(() => keeper.evaluate(() => window.caches.keys())).toHaveLength(1);
  });

  if (LONG) {
    test('takes over although a page that was listed is gone', async ({ context, host }) => {
      test.setTimeout(UPDATED);
      const keeper = await context.newPage();
      await opened(keeper, host.url);
      await controlled(keeper);
      addGonePage(host);
      host.release('two');
      await lookForUpdate(keeper);
      await expect.poll(() => isWaiting(keeper), { timeout: 20_000 }).toBe(true);

      await applyUpdate(keeper);
      await expect.poll(() => release(keeper), { timeout: 15_000 }).toBe('two');
    });
  }

  for (const [which, known] of [
    ['was still loading when the newer version took over', true],
    ['the older worker sent while the newer one took over', false],
  ] as const) {
    test(`a page that ${which} is loaded again too`, async ({ context, host }) => {
      test.skip(!LONG, 'by npm run test:long');
      test.setTimeout(UPDATED);
      const keeper = await context.newPage();
      await opened(keeper, host.url);
      await controlled(keeper);
      if (!known) hideFromWorker(host, LATE);
      host.release('two');
      await lookForUpdate(keeper);
      await expect.poll(() => isWaiting(keeper), { timeout: 20_000 }).toBe(true);

      const late = await context.newPage();
      // It listens for newer versions once it is idle: that is after the change here.
      await late.addInitScript(() => {
        const idle = window.requestIdleCallback.bind(window);
        const held: IdleRequestCallback[] = [];
        window.requestIdleCallback = (then) => held.push(then);
        window.addEventListener('idle-at-last', () => held.forEach((then) => idle(then)));
      });
      await opened(late, host.url + LATE);
      const loads = countLoads(late);
      expect(await release(late)).toBeNull();
      await applyUpdate(keeper);
      await expect.poll(() => release(keeper), TAKEN_OVER).toBe('two');
      expect(await release(late)).toBeNull();
      await late.evaluate(() => void window.dispatchEvent(new Event('idle-at-last')));
      await expect.poll(() => release(late), TAKEN_OVER).toBe('two');
      await late.evaluate(() => void window.dispatchEvent(new Event('idle-at-last')));
      await late.waitForTimeout(1000);
      expect(loads()).toBe(1);
    });
  }

  test('says what a newer version waits for where a page never rests, plays on, and reloads', async ({
    context,
    host,
  }) => {
    test.skip(!LONG, 'by npm run test:long');
    const keeper = await context.newPage();
    await opened(keeper, host.url);
    await controlled(keeper);
    const restless = await context.newPage();
    await restless.goto(`${host.url}rescue.html`);
    // A part that is long under way: no page is told of it before it has come.
    host.answerFirst((path, response) => {
      if (!path.endsWith(SLOW)) return false;
      setTimeout(() => response.writeHead(404).end(), 1500);
      return true;
    });
    host.release('two');
    await lookForUpdate(keeper);
    await expect(keeper.getByRole('button', { name: kit.update })).toBeVisible({
      timeout: 20_000,
    });
    await restless.evaluate((slow) => {
      const ask = () => void fetch(slow).finally(ask);
      ask();
    }, SLOW);

    await applyUpdate(keeper);
    await expect(keeper.getByText(kit.newVersion.coming)).toBeVisible();
    await expect(keeper.getByText(kit.newVersion.late)).toBeVisible();
    await expect(keeper.getByRole('button', { name: kit.reload })).toBeVisible();
    // The older version goes on working.
    await tap(keeper.getByRole('link', { name: gamesWords.newGame }));
    await expect(keeper).toHaveURL(/\/new$/);
    expect(await release(keeper)).toBeNull();

    // What is offered works: the page is there again, and nothing has come from the newer version.
    const loads = countLoads(keeper);
    await tap(keeper.getByRole('button', { name: kit.reload }));
    await expect.poll(loads).toBe(1);
    await expect(keeper.locator(APP)).not.toBeEmpty();
    expect(await release(keeper)).toBeNull();
    await applyUpdate(keeper);
    await expect(keeper.getByText(kit.newVersion.late)).toBeVisible();
    await restless.close();
    await expect.poll(() => release(keeper), TAKEN_OVER).toBe('two');
    await expect(keeper).toHaveURL(/\/new$/);
    await expect(keeper.locator(APP)).not.toBeEmpty();
    expect(loads()).toBe(2);
  });

  test('is not updated by half an upload', async ({ context, host }) => {
    test.skip(!LONG, 'by npm run test:long');
    const page = await context.newPage();
    await opened(page, host.url);
    await controlled(page);
    host.release('broken');
    host.lose('200.html');
    host.asked();
    await lookForUpdate(page);
    await expect.poll(() => host.asked()).toContain('/200.html');
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return Boolean(registration?.installing ?? registration?.waiting);
        }),
      )
      .toBe(false);
    await page.reload();
    expect(await release(page)).toBeNull();
    await expect(page.locator(APP)).not.toBeEmpty();
  });

  test('runs under its policy, which lets no request leave the origin', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { violations: seen });
      document.addEventListener('securitypolicyviolation', (event) =>
        seen.push(`${event.effectiveDirective} ${event.blockedURI}`),
      );
    });
    const violations = () =>
      page.evaluate(() => (window as unknown as { violations: string[] }).violations);
    await opened(page, './');
    await controlled(page);
    expect(await violations()).toEqual([]);

    const outcome = await page.evaluate(() =>
      fetch('http://127.0.0.1:9/elsewhere').then(
        () => 'answered',
        () => 'blocked',
      ),
    );
    expect(outcome).toBe('blocked');
    await expect
      .poll(violations)
      .toEqual([expect.stringMatching(/^connect-src http:\/\/127\.0\.0\.1:9/)]);

    // No text becomes markup or the address of a script, no matter what asks for it.
    const refused = await page.evaluate(() => {
      const tried = [
        () => (document.createElement('div').innerHTML = '<b>typed</b>'),
        () => (document.createElement('script').src = './typed.js'),
        () => new Worker('./typed.js'),
      ];
      return tried.map((attempt) => {
        try {
          attempt();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      });
    });
    expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
  });
});

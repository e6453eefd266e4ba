/**
 * A newer version that comes to a host in pieces, in the wrong order, or not at all, while a game is
 * in the middle of a turn: each ends in a working app, with the game at its act.
 */
import { expect, test as plain, type Page } from '@playwright/test';
import { kit } from '../../src/lib/words/en/kit.ts';
import { table } from '../../src/lib/words/en/table.ts';
import { entriesUntil, recordedEntries } from '../support/moments.ts';
import { serveStaged, type StagedBuild } from '../support/staged-build.ts';
import { devtoolsOf } from './support/devtools.ts';
import { openRecord, tableShown } from './support/games.ts';
import { tapLikely } from './support/likely.ts';
import { LONG } from './support/long.ts';
import { tap } from './support/tap.ts';

const test = plain.extend<{ host: StagedBuild }>({
  // eslint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const host = await serveStaged();
    await use(host);
    await host.stop();
  },
  baseURL: async ({ host }, use) => use(host.url),
});

const GAME = './game/staged';
const picking = () =>
  entriesUntil(recordedEntries('six-players'), { phase: 'strategy', step: 'pick' });

const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** A game in the middle of a round of picks, kept for a start without a network. */
async function midTurn(page: Page): Promise<void> {
  await openRecord(page, picking(), 'staged');
  await tapLikely(page);
  await controlled(page);
  await atItsAct(page, 'one');
}

/** The page is of that version; on a busy machine it takes its time to be loaded again. */
async function isOf(page: Page, version: 'one' | 'two'): Promise<void> {
  const build = version === 'two' ? /-two$/ : /^[^-]+-[0-9a-f]+$/;
  await expect(page.locator('html')).toHaveAttribute('data-build', build, { timeout: 20_000 });
}

/** The table takes taps, at the act at which it was left, in a page of that version. */
async function atItsAct(page: Page, version: 'one' | 'two'): Promise<void> {
  await isOf(page, version);
  await tableShown(page);
  await expect(page.getByText(/pick 2 of 6/i)).toBeVisible();
}

/** Looks for a newer version, as the app does when the tablet is taken up; answers what came of it. */
const look = (page: Page) =>
  page.evaluate(async () => {
    const registration = await (await navigator.serviceWorker.ready).update();
    const { installing } = registration;
    if (!installing) return registration.waiting ? 'installed' : 'nothing';
    return new Promise<string>((done) =>
      installing.addEventListener('statechange', () => done(installing.state)),
    );
  });

/** Puts the newer version to use: on a table from the menu, elsewhere from the bar. */
async function update(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: table.menu, exact: true });
  if (await menu.isVisible()) await tap(menu);
  await tap(page.getByRole('button', { name: kit.update }));
}

/** Everything is on the host by now: the next look finds it, and it is put to use. */
async function updated(page: Page): Promise<void> {
  expect(await look(page)).toBe('installed');
  await update(page);
  await atItsAct(page, 'two');
}

/** Opened anew, with the host away: all that a table needs is here. */
async function startsAlone(page: Page, host: StagedBuild, version: 'one' | 'two'): Promise<void> {
  host.pause();
  await page.goto('./rescue.html');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.goto(GAME);
  await atItsAct(page, version);
}

/**
 * Answers how to wait until the browser has put the worker that waits to use. It does so a moment
 * after the last tab is gone: sooner than anyone opens another, though not sooner than a test does.
 */
async function watchWorkers(page: Page): Promise<() => Promise<void>> {
  const devtools = await devtoolsOf(page);
  const waiting = new Set<string>();
  const inUse = new Promise<void>((done) =>
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { versionId, status } of versions) {
        if (status === 'installed') waiting.add(versionId);
        else if (status === 'activated' && waiting.has(versionId)) done();
      }
    }),
  );
  await devtools.send('ServiceWorker.enable');
  return () => inUse;
}

/** While a tab is open it keeps its version; what is opened after it is of the newer one. */
async function comesAfter(last: Page): Promise<void> {
  await last.reload();
  await atItsAct(last, 'one');
  const page = await last.context().newPage();
  const newerInUse = await watchWorkers(page);
  await last.close();
  await newerInUse();
  await page.goto(GAME);
  await atItsAct(page, 'two');
}

const clearFiles = async (page: Page) => {
  const devtools = await devtoolsOf(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
};

test('the scripts come first, the worker last; then the browser clears all that it kept', async ({
  page,
  host,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  await midTurn(page);
  host.bring('scripts');
  expect(await look(page)).toBe('nothing');
  host.bring('page', 'version');
  await page.reload();
  await atItsAct(page, 'one');
  host.bring('worker');
  host.dropOld();
  await clearFiles(page);
  await page.reload();
  await atItsAct(page, 'one');
  // What the worker keeps goes too: nothing of the older version is left anywhere.
  const devtools = await devtoolsOf(page);
  const origin = new URL(host.url).origin;
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cache_storage' });
  await page.reload();
  await atItsAct(page, 'two');
});

// By `npm run test:long`: long, and seldom touched.
if (LONG) {
  test('the worker comes first, then the scripts, the page at last: two updates fail, the third is seen', async ({
    context,
    page,
    host,
  }) => {
    await midTurn(page);
    host.bring('worker');
    expect(await look(page)).toBe('redundant');
    host.bring('scripts');
    host.dropOld();
    expect(await look(page)).toBe('redundant');
    const another = await context.newPage();
    await another.goto(GAME);
    await atItsAct(another, 'one');
    await another.close();
    host.bring('page', 'version');
    await updated(page);
    await startsAlone(page, host, 'two');
  });

  test('the page comes before the scripts, on a host that sends the page for what is missing; of two tabs the older is closed first', async ({
    context,
    page,
    host,
  }) => {
    await midTurn(page);
    host.forgive();
    host.bring('worker', 'page', 'version');
    expect(await look(page)).toBe('redundant');
    const younger = await context.newPage();
    await younger.goto(GAME);
    host.bring('scripts');
    expect(await look(page)).toBe('installed');
    await page.close();
    await comesAfter(younger);
  });

  test('of two tabs the younger is closed first', async ({ context, page, host }) => {
    await midTurn(page);
    const younger = await context.newPage();
    await younger.goto(GAME);
    host.bring('scripts', 'page', 'worker', 'version');
    host.dropOld();
    expect(await look(younger)).toBe('installed');
    await younger.close();
    await comesAfter(page);
  });

  test('a tab that cannot be loaded again goes on with the files of its own version', async ({
    context,
    host,
  }) => {
    const [held, other] = [await context.newPage(), await context.newPage()];
    await midTurn(held);
    // As the page says it when only it has the game any more.
    await held.evaluate(() => void (document.documentElement.dataset['unsaved'] = ''));
    const script = await held.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => name.includes('/immutable/nodes/')),
    );
    await other.goto('./');
    host.bring('scripts', 'page', 'worker', 'version');
    host.dropOld();
    expect(await look(other)).toBe('installed');
    await update(other);
    await isOf(other, 'two');
    await clearFiles(held);
    await atItsAct(held, 'one');
    const status = held.evaluate(async (url) => (await fetch(url)).status, script ?? '');
    expect(await status).toBe(200);
    await held.close();
    await other.reload();
    await expect.poll(() => other.evaluate(async () => (await caches.keys()).length)).toBe(1);
  });
}

/** The app does not start, or loses a part of itself: it is fetched anew once, else the games are saved without it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as plain, type Page } from '@playwright/test';
import { readGameFile } from '../../src/lib/core/record/game-file.ts';
import * as clocks from '../../src/lib/words/en/clocks.ts';
import { fileWords } from '../../src/lib/words/en/files.ts';
import { gamesWords } from '../../src/lib/words/en/games.ts';
import { kit } from '../../src/lib/words/en/kit.ts';
import { menu } from '../../src/lib/words/en/menu.ts';
import { noTable } from '../../src/lib/words/en/no-table.ts';
import { page as words } from '../../src/lib/words/en/page.ts';
import { storageWords } from '../../src/lib/words/en/storage.ts';
import { table } from '../../src/lib/words/en/table.ts';
import { turn as turnWords } from '../../src/lib/words/en/turn.ts';
import { builtLanguages } from '../../src/tools/languages.mjs';
import { entriesUntil, recordedEntries } from '../support/moments.ts';
import { serveStaged, type StagedBuild } from '../support/staged-build.ts';
import { scriptOf } from './support/built-parts.ts';
import { devtoolsOf } from './support/devtools.ts';
import { downloaded } from './support/downloaded.ts';
import { openRecord, settled, tableShown } from './support/games.ts';
import { askForHistory, history } from './support/history.ts';
import { tapLikely } from './support/likely.ts';
import { LONG } from './support/long.ts';
import { useNewerApp } from './support/store-trouble.ts';
import { storedFacts, storedOn } from './support/stored.ts';
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

// Nothing is kept of the app: what the host lacks is nowhere.
test.use({ serviceWorkers: 'block' });

const { stuck, rescue } = words;
const GAME = './game/rescued';
const picking = () =>
  entriesUntil(recordedEntries('six-players'), { phase: 'strategy', step: 'pick' });

const offer = (page: Page) => page.getByRole('link', { name: stuck.link });

/** The script with which every page of the app begins. */
const startOf = (host: StagedBuild) =>
  /_app\/immutable\/entry\/start[^"]*/.exec(
    readFileSync(join(host.root, '200.html'), 'utf8'),
  )?.[0] ?? '';

/** Whether an address is that of the script with this in it: one, or one for each language. */
function addressOf({ root }: StagedBuild, mark: RegExp): (url: URL) => boolean {
  const chunks = join(root, '_app/immutable/chunks');
  const found = readdirSync(chunks).filter(
    (name) => /\.js$/.test(name) && mark.test(readFileSync(join(chunks, name), 'utf8')),
  );
  expect([1, builtLanguages().length]).toContain(found.length);
  return ({ pathname }) => found.some((name) => pathname.endsWith(`/${name}`));
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

test('a part that is gone from the host brings the newer version, once, with the game at its act', async ({
  page,
  host,
}) => {
  await openRecord(page, picking(), 'rescued');
  await tapLikely(page);
  await expect(page.getByText(/pick 2 of 6/i)).toBeVisible();
  const loads = countLoads(page);
  const menuButton = page.getByRole('button', { name: table.menu, exact: true });
  const html = page.locator('html');

  // As the page says it while the store fails: only it may have the game.
  await html.evaluate((root) => root.setAttribute('data-unsaved', ''));
  host.bring('page', 'scripts', 'worker', 'version');
  host.dropOld();
  host.asked();
  await tap(menuButton);
  await expect.poll(() => host.asked()).toContain('/200.html');
  await settled(page);
  expect(loads()).toBe(0);

  await html.evaluate((root) => root.removeAttribute('data-unsaved'));
  await tap(menuButton);
  await expect(html).toHaveAttribute('data-build', /-two$/, { timeout: 20_000 });
  await tableShown(page);
  await expect(page.getByText(/pick 2 of 6/i)).toBeVisible();
  // What the old page asks for by itself may have brought the new one before the tap, which opens it then.
  const dialog = page.getByRole('dialog', { name: menu.title });
  await expect(async () => {
    if (!(await dialog.isVisible())) await tap(menuButton, { timeout: 2_000 });
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(loads()).toBe(1);
});

test('the script that looks for newer versions does not come: the page goes on, and nothing is thrown', async ({
  page,
  host,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  const isScript = addressOf(host, /updateViaCache/);
  await page.route(isScript, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => isScript(new URL(request.url())));
  await openRecord(page, picking(), 'rescued');
  await failed;

  await tapLikely(page);
  await expect(page.getByText(/pick 2 of 6/i)).toBeVisible();
  expect(thrown).toEqual([]);
});

test('a script that is missing or garbled: the games are listed and saved, and the app comes back', async ({
  browser,
  page,
  host,
}) => {
  await openRecord(page, picking(), 'rescued');
  const before = await storedOn(page);
  const path = join(host.root, startOf(host));
  const whole = readFileSync(path, 'utf8');
  writeFileSync(path, whole.slice(0, whole.length / 2));
  const devtools = await devtoolsOf(page);
  await devtools.send('Network.clearBrowserCache');
  const loads = countLoads(page);
  await page.goto(GAME);
  await expect(offer(page)).toBeVisible({ timeout: 15_000 });
  expect(loads()).toBe(1);
  await tap(offer(page));

  await expect(page.getByRole('heading', { name: rescue.title })).toBeVisible();
  const row = page.getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(`${rescue.entries}: ${picking().length}`);
  const { text } = await downloaded(page, () => tap(row.getByRole('button')));
  const read = readGameFile(text);
  expect(read.ok && read.file.entries).toEqual(before['entries']);
  expect(await storedOn(page)).toEqual(before);

  writeFileSync(path, whole);
  await tap(page.getByRole('button', { name: rescue.again }));
  await expect(page.locator('html')).toHaveAttribute('data-started');
  await page.goto(GAME);
  await tableShown(page);

  // On another device the file is taken as any other.
  const other = await browser.newContext({ serviceWorkers: 'block' });
  const taker = await other.newPage();
  await taker.goto(host.url);
  const file = { name: 'saved.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await taker.locator('input[type=file]').first().setInputFiles(file);
  await expect(taker.getByText(fileWords.added)).toBeVisible();
  await other.close();
});

test('a game of an older format says so where the part that reads it is gone, and opens once it is there', async ({
  page,
  host,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  await openRecord(page, picking(), 'rescued');
  // What makes format 2 of an entry.
  const isReader = addressOf(host, /format:2,body:/);
  let away = true;
  await page.route(isReader, (route) => (away ? route.abort() : route.continue()));
  await page.goto(GAME);
  await expect(page.getByText(table.part.failed)).toBeVisible();
  await expect(page.getByRole('heading', { name: noTable.failed })).toBeVisible();
  away = false;
  await tap(page.getByRole('button', { name: table.retry }));
  await tableShown(page);
  await expect(page.getByText(/pick 1 of 6/i)).toBeVisible();
});

test('a panel that cannot be fetched says so, the table goes on, and it opens once it can be had', async ({
  page,
  host,
}) => {
  await openRecord(page, picking(), 'rescued');
  let away = true;
  const isHistory = addressOf(host, /lookingBack/);
  await page.route(isHistory, (route) => (away ? route.abort() : route.continue()));
  await page.reload();
  await tableShown(page);
  const lost = page.getByRole('alert').filter({ hasText: table.part.failed });
  await askForHistory(page);
  await expect(lost).toBeVisible();
  await tap(lost.getByRole('button', { name: kit.close }));
  await expect(lost).toHaveCount(0);
  await tapLikely(page);
  await expect(page.getByText(/pick 2 of 6/i)).toBeVisible();
  await askForHistory(page);
  await expect(lost).toBeVisible();
  away = false;
  await tap(lost.getByRole('button', { name: table.retry }));
  await expect(history(page)).toBeVisible();
  await expect(lost).toHaveCount(0);
});

test('a step that cannot be fetched says so, is undone or asked for again, and comes with its page', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  const turn = entriesUntil(recordedEntries('six-players'), { phase: 'action', step: 'turn' });
  await openRecord(page, turn, 'rescued');
  let [away, gone] = [true, true];
  await page.route(scriptOf('src/lib/ui/stages/component/ComponentStage.svelte'), (route) =>
    away ? route.abort() : route.continue(),
  );
  await page.route(`**/${GAME.slice(2)}`, (route) =>
    gone && route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  await page.reload();
  await tableShown(page);
  const loads = countLoads(page);
  const stage = page.locator('section.stage');
  const act = stage.getByRole('button', { name: /^Component/ }).first();
  const lost = stage.getByRole('alert');
  await tap(act);
  await expect(lost).toContainText(table.part.failed);
  await tap(page.getByRole('button', { name: table.undo, exact: true }));
  await expect(lost).toHaveCount(0);
  await tap(act);
  await expect(lost).toBeVisible();
  const again = lost.getByRole('button', { name: table.retry });
  await tap(again);
  await expect(lost).toContainText(table.part.away);
  expect(loads()).toBe(0);
  [away, gone] = [false, false];
  await tap(again);
  await expect(lost).toHaveCount(0);
  await expect(stage.getByRole('heading').first()).toBeVisible();
  expect(await storedFacts(page, 'rescued', 'component-action.taken')).toHaveLength(2);
});

test('a panel of a stage that cannot be fetched is asked for again, and is open then', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  const turn = entriesUntil(recordedEntries('six-players'), { phase: 'action', step: 'turn' });
  let away = true;
  await page.route(scriptOf('src/lib/ui/panels/turn/SecretPanel.svelte'), (route) =>
    away ? route.abort() : route.continue(),
  );
  await openRecord(page, turn, 'rescued');
  const lost = page.getByRole('alert').filter({ hasText: table.part.failed });
  await tap(page.locator('section.stage').getByRole('button', { name: turnWords.secret }));
  await expect(lost).toBeVisible();
  away = false;
  await tap(lost.getByRole('button', { name: table.retry }));
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(lost).toHaveCount(0);
  // It is opened again once: put away, it stays away.
  await tap(page.getByRole('dialog').getByRole('button', { name: kit.close }).first());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await tableShown(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a pause whose clock cannot be fetched says so, ends at a tap, and shows it once it can be had', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  const turn = entriesUntil(recordedEntries('six-players'), { phase: 'action', step: 'turn' });
  let away = true;
  await page.route(scriptOf('src/lib/ui/parts/time/BigClock.svelte'), (route) =>
    away ? route.abort() : route.continue(),
  );
  await openRecord(page, turn, 'rescued');
  const paused = page.getByRole('region', { name: clocks.pause.stage });
  await tap(page.getByRole('button', { name: /, pause$/ }));
  await expect(paused).toContainText(table.part.failed);
  await tap(page.getByRole('button', { name: /paused: resume$/i }));
  await expect(paused).toHaveCount(0);
  await tap(page.getByRole('button', { name: /, pause$/ }));
  away = false;
  await tap(paused.getByRole('button', { name: table.retry }));
  await expect(paused.getByRole('heading', { name: clocks.pause.title })).toBeVisible();
});

test('the page is not loaded again for a panel while something on it is not recorded', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  const turn = entriesUntil(recordedEntries('six-players'), { phase: 'action', step: 'turn' });
  await openRecord(page, turn, 'rescued');
  let away = true;
  await page.route(scriptOf('src/lib/ui/panels/history/LookBack.svelte'), (route) =>
    away ? route.abort() : route.continue(),
  );
  await page.reload();
  await tableShown(page);
  const loads = countLoads(page);
  const lost = page.getByRole('alert');
  const again = lost.getByRole('button', { name: table.retry });
  const html = page.locator('html');
  await askForHistory(page);
  await expect(lost).toContainText(table.part.failed);

  // As the page says it while the store fails.
  await html.evaluate((root) => root.setAttribute('data-unsaved', ''));
  await tap(again);
  await expect(lost).toContainText(table.part.unstored);
  await html.evaluate((root) => root.removeAttribute('data-unsaved'));

  await tap(page.locator('section.stage').getByRole('button', { name: turnWords.other }));
  await tap(again);
  await expect(lost).toContainText(table.part.begun);
  expect(loads()).toBe(0);

  // What is recorded is begun no more.
  await tap(page.getByRole('button', { name: table.undo, exact: true }));
  away = false;
  await tap(again);
  await expect(history(page)).toBeVisible();
});

test('a tap is stored where no script can be fetched any more', async ({ page }) => {
  await openRecord(page, picking(), 'rescued');
  await page.route(/\.js$/, (route) => route.abort());
  await tapLikely(page);
  await expect(page.getByText(/pick 2 of 6/i)).toBeVisible();
  expect(await storedFacts(page, 'rescued', 'strategy-card.chosen')).toHaveLength(1);
});

test('the page of a newer version whose scripts are not there yet is not loaded again and again', async ({
  page,
  host,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  host.bring('page');
  const loads = countLoads(page);
  await page.goto('./');
  await expect(offer(page)).toBeVisible({ timeout: 15_000 });
  expect(loads()).toBe(1);
  host.bring('scripts');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-started');
  await expect(offer(page)).toHaveCount(0);
});

test('the rescue page makes no database, and reads those of a newer app', async ({ page }) => {
  await page.goto('./rescue.html');
  await expect(page.getByText(rescue.none)).toBeVisible();
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  await tap(page.getByRole('link', { name: rescue.home }));
  await expect(page.getByRole('heading', { name: gamesWords.emptyTitle })).toBeVisible();
  await openRecord(page, picking(), 'rescued');
  await page.goto('./');
  await tap(page.getByRole('link', { name: gamesWords.settings }));
  await useNewerApp(page);
  await tap(page.getByRole('link', { name: storageWords.rescue }));
  await expect(page.getByRole('listitem')).toHaveCount(1);
});

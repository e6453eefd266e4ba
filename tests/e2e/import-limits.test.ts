/** Whatever a file holds, the page answers; an import can be stopped, and needs neither network nor worker. */
import { test as plain, type Page } from '@playwright/test';
import { fileWords } from '$words/files.ts';
import { gamesWords } from '$words/games.ts';
import { importing } from '$words/importing.ts';
import { KINDS } from '../../src/tools/import-files.ts';
import { fixtureText } from '../support/fixture-games.ts';
import { serveBuild } from '../support/served-build.ts';
import { expect, test as guarded } from './support/guarded.ts';
import { LONG } from './support/long.ts';
import { storedOn } from './support/stored.ts';
import { tap } from './support/tap.ts';

// The worker that keeps the app is what the last test is about, and no other.
const test = guarded.extend({ serviceWorkers: 'block' });

const notes = (page: Page) => page.getByRole('main').getByRole('status');
const textOf = (name: string) => KINDS.find((kind) => kind.name === name)!.text();

async function choose(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
}

/** Workers that the page has started, by their addresses. */
function workersOf(page: Page): string[] {
  const started: string[] = [];
  page.on('worker', (worker) => started.push(worker.url()));
  return started;
}

test('a hostile file of 2 MB is answered by its worker, and the page goes on', async ({ page }) => {
  const workers = workersOf(page);
  await page.goto('./');
  await choose(page, 'many.json', textOf('1.8 MB of them that call themselves entries'));
  await expect(notes(page)).toContainText(fileWords.refused['too-many']());
  await choose(page, 'deep.json', textOf('6 MB of brackets in a game file'));
  await expect(notes(page)).toContainText(fileWords.refused['too-deep']());
  expect(workers).toHaveLength(2);
  for (const address of workers) expect(address).toContain('/_app/immutable/workers/');
  await tap(page.getByRole('link', { name: gamesWords.settings, exact: true }));
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => page.workers()).toEqual([]);
});

test('a long import says how far it is, answers taps, and ends when it is stopped', async ({
  page,
}) => {
  test.skip(!LONG, 'by npm run test:long');
  await page.goto('./');
  await choose(page, 'long.json', textOf('a past changed ten thousand times'));
  const row = notes(page).locator('.note');
  await expect(row.getByRole('progressbar', { includeHidden: true })).toBeVisible();
  await expect(row).toContainText(fileWords.reading('long.json'));
  await tap(page.getByRole('link', { name: gamesWords.settings, exact: true }));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tap(row.getByRole('button', { name: importing.stopLabel('long.json') }));
  await expect(row).toContainText(fileWords.stopped);
  // A browser lets a task of the worker go on for a while before it is broken off.
  await expect.poll(() => page.workers(), { timeout: 30_000 }).toEqual([]);
  const stored = await storedOn(page);
  expect(stored['games'] ?? []).toEqual([]);
  expect(stored['entries'] ?? []).toEqual([]);
  await choose(page, 'good.json', fixtureText('five-players.json'));
  await expect(notes(page)).toContainText(fileWords.added);
});

test('where the browser starts no worker the page takes the file in itself', async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new TypeError('no workers here');
      }
    } as never;
  });
  await page.goto('./');
  await choose(page, 'good.json', fixtureText('five-players.json'));
  await expect(notes(page)).toContainText(fileWords.added);
  expect((await storedOn(page))['games']).toHaveLength(1);
});

// Its host is another origin than that of the guarded tests.
plain(
  'a file is taken in without any network, by the worker that was kept',
  async ({ context }) => {
    const host = await serveBuild();
    try {
      const first = await context.newPage();
      await first.goto(host.url);
      await first.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await first.close();
      await host.stop();
      await context.setOffline(true);
      const page = await context.newPage();
      const workers = workersOf(page);
      await page.goto(host.url);
      await choose(page, 'good.json', fixtureText('five-players.json'));
      await expect(notes(page)).toContainText(fileWords.added);
      expect(workers).toHaveLength(1);
    } finally {
      await host.stop();
    }
  },
);

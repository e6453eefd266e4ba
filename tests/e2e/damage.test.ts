/** A list, a record or a screen that is damaged: named, mended, and no one else's trouble. */
import type { Page } from '@playwright/test';
import { fileWords } from '$words/files.ts';
import { gamesWords } from '$words/games.ts';
import { damage as damageWords } from '$words/damage.ts';
import { noTable } from '$words/no-table.ts';
import { banner as barWords } from '$words/banner.ts';
import { table as words } from '$words/table.ts';
import { entriesUntil, recordedEntries } from '../support/moments.ts';
import { expect, test } from './support/at-table.ts';
import { downloaded } from './support/downloaded.ts';
import { openRecord, reloaded, tableShown } from './support/games.ts';
import { storedOn } from './support/stored.ts';
import { tap } from './support/tap.ts';

const record = () =>
  entriesUntil(recordedEntries('three-players'), { phase: 'action', step: 'turn' });

/** Changes what lies in the database, past the app. */
type Damage = 'longer' | 'no-row' | 'no-record' | 'flipped';
const inStore = (page: Page, how: Damage, id: string) =>
  page.evaluate(
    async ([what, game]) => {
      const database = await new Promise<IDBDatabase>((done) => {
        const request = indexedDB.open('custodian');
        request.onsuccess = () => done(request.result);
      });
      const writing = database.transaction(['games', 'entries'], 'readwrite');
      const games = writing.objectStore('games');
      if (what === 'no-row') games.delete(game);
      if (what === 'no-record') writing.objectStore('entries').clear();
      if (what === 'flipped') {
        const entries = writing.objectStore('entries');
        const asked = entries.get([game, 11]);
        asked.onsuccess = () => entries.put({ ...asked.result, at: asked.result.at + 1 });
      }
      if (what === 'longer') {
        const asked = games.get(game);
        asked.onsuccess = () => games.put({ ...asked.result, length: 1_000 });
      }
      await new Promise((done) => (writing.oncomplete = done));
      database.close();
    },
    [how, id] as const,
  );

test('a game whose record has gone is said to have, and is not offered to be resumed', async ({
  page,
}) => {
  await openRecord(page, record(), 'one');
  await inStore(page, 'no-record', 'one');
  await page.goto('./');
  await expect(page.getByText(gamesWords.gone)).toBeVisible();
  await expect(page.getByText(gamesWords.emptyTitle)).toBeVisible();
});

test('a damaged record is read only, and goes on in a copy that leaves it as it is', async ({
  page,
}) => {
  await openRecord(page, record(), 'flipped');
  await inStore(page, 'flipped', 'flipped');
  await reloaded(page);
  const bar = page.locator('.banner');
  await expect(bar).toContainText(damageWords.readOnly.unreadable(11, 11));
  const before = (await storedOn(page))['entries']?.length ?? 0;
  await tap(bar.getByRole('button', { name: barWords.act.copy, exact: true }));
  await expect(page).not.toHaveURL(/\/game\/flipped$/);
  await tableShown(page);
  await expect(page.getByText(damageWords.readOnly.unreadable(11, 11))).toHaveCount(0);
  const stored = (await storedOn(page))['entries'] as { gameId: string; group: number }[];
  expect(stored.filter(({ gameId }) => gameId === 'flipped')).toHaveLength(before);
  const copy = stored.filter(({ gameId }) => gameId !== 'flipped');
  // The last tap had two entries, and the second one is damaged: neither is in the copy.
  expect(copy).toHaveLength(9);
});

test('the file of a damaged game is taken in up to its last good act, and is played on', async ({
  page,
}) => {
  await openRecord(page, record(), 'flipped');
  await inStore(page, 'flipped', 'flipped');
  await page.goto('./');
  const backUp = page.getByRole('button', { name: gamesWords.backUp, exact: true });
  const { text } = await downloaded(page, () => tap(backUp));
  expect(JSON.parse(text).entries).toHaveLength(record().length);
  await inStore(page, 'no-row', 'flipped');
  await inStore(page, 'no-record', 'flipped');
  await page.reload();
  const file = { name: 'damaged.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  const said = page.getByRole('main').getByRole('status');
  // The last tap had two entries, and the second one is damaged: neither is taken.
  await expect(said).toContainText(fileWords.added);
  await expect(said).toContainText(fileWords.cut(11, record().length - 9));
  await tap(page.getByRole('button', { name: fileWords.open, exact: true }));
  await tableShown(page);
  await expect(page.getByRole('button', { name: barWords.act.copy })).toHaveCount(0);
  expect((await storedOn(page))['entries']).toHaveLength(9);
});

test('an end that is missing is said with its numbers', async ({ page }) => {
  await openRecord(page, record(), 'short');
  await inStore(page, 'longer', 'short');
  await reloaded(page);
  const said = damageWords.lost(1_000, record().length);
  await expect(page.locator('.banner')).toContainText(said);
  const understood = page.getByRole('button', { name: barWords.act.dismiss, exact: true });
  await tap(understood);
  await expect(page.getByText(said)).toHaveCount(0);
});

test('a table that cannot be drawn offers its file first, then to try again', async ({ page }) => {
  await openRecord(page, record(), 'thrown');
  await page.addInitScript(() => {
    const Real = window.ResizeObserver;
    window.ResizeObserver = class extends Real {
      constructor(callback: ResizeObserverCallback) {
        if (localStorage.getItem('cannot draw')) throw new Error('cannot draw');
        super(callback);
      }
    };
    localStorage.setItem('cannot draw', 'yes');
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: noTable.thrown.table })).toBeVisible();
  const save = page.getByRole('button', { name: barWords.act.save, exact: true });
  expect((await downloaded(page, () => tap(save))).name).toMatch(/^custodian-.*\.json$/);
  await page.evaluate(() => localStorage.removeItem('cannot draw'));
  await tap(page.getByRole('button', { name: words.retry, exact: true }));
  await tableShown(page);
});

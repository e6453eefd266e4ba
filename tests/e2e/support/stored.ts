/** Everything that this device keeps of the app's games, read past the app. */
import { expect, type Page } from '@playwright/test';
import { gamesWords } from '$words/games.ts';
import type { Written } from '../../../src/lib/core/record/entry.ts';

async function readInPage(): Promise<Record<string, unknown[]>> {
  const asked = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done, failed) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(new Error(request.error?.message));
    });
  const database = await asked(indexedDB.open('custodian'));
  const rows: Record<string, unknown[]> = {};
  for (const name of database.objectStoreNames) {
    rows[name] = await asked(database.transaction(name).objectStore(name).getAll());
  }
  database.close();
  return rows;
}

/** The rows of every table, by its name. */
export const storedOn = (page: Page): Promise<Record<string, unknown[]>> =>
  page.evaluate(readInPage);

/** Writes rows into a table past the app, and takes away those with these keys. */
export function putRows(
  page: Page,
  table: 'entries' | 'games',
  rows: readonly object[],
  without: readonly string[] = [],
): Promise<void> {
  return page.evaluate(
    ([name, put, gone]) =>
      new Promise<void>((done, failed) => {
        const request = indexedDB.open('custodian');
        request.onsuccess = () => {
          const database = request.result;
          const writing = database.transaction(name, 'readwrite');
          for (const key of gone) writing.objectStore(name).delete(key);
          for (const row of put) writing.objectStore(name).put(row);
          writing.oncomplete = () => {
            database.close();
            done();
          };
          writing.onabort = () => failed(new Error(writing.error?.message));
        };
      }),
    [table, rows, without] as const,
  );
}

/** Puts records on this device, past the page that takes files in. */
export async function keepRecords(page: Page, entries: readonly Written[]): Promise<void> {
  await page.goto('./');
  await expect(page.getByRole('link', { name: gamesWords.newGame })).toBeVisible();
  await expect.poll(() => page.evaluate(() => indexedDB.databases())).toHaveLength(1);
  await putRows(page, 'entries', entries);
}

interface StoredEntry {
  gameId: string;
  body: { kind: string; fact?: { type: string } };
}

const storedEntries = async (page: Page, gameId: string): Promise<StoredEntry[]> =>
  (((await storedOn(page))['entries'] ?? []) as StoredEntry[]).filter(
    (entry) => entry.gameId === gameId,
  );

/** Facts of one type that are stored for a game, undone ones included. */
export async function storedFacts(page: Page, gameId: string, type: string): Promise<unknown[]> {
  const entries = await storedEntries(page, gameId);
  return entries.filter((entry) => entry.body.fact?.type === type);
}

/** How often the head of a game was moved. */
export async function storedMarks(page: Page, gameId: string): Promise<number> {
  const entries = await storedEntries(page, gameId);
  return entries.filter((entry) => entry.body.kind === 'mark').length;
}

/** Everything that this device keeps of the app's games, read past the app. */
import type { Page } from '@playwright/test';
import type { Written } from '../../../src/lib/core/record/entry.ts';
import { fetchFamilyOf } from '../../../src/lib/rulesets/compose.ts';
import { createdIn } from '../../../src/lib/core/engine/engine-state.ts';
import { derive } from '../../../src/lib/session/derived-row.ts';
import { VERSION, database } from '../../../src/lib/storage/database.ts';
import { newRow } from '../../../src/lib/storage/game-row.ts';

/** As text, here and below: object by object a long record takes the driver half as long as opening it. */
async function readInPage(): Promise<string> {
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
  return JSON.stringify(rows);
}

/** The rows of every table, by its name. */
export const storedOn = async (page: Page): Promise<Record<string, unknown[]>> =>
  JSON.parse(await page.evaluate(readInPage)) as Record<string, unknown[]>;

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

/** The tables as the app declares them; the library counts a version of them as ten. */
const TABLES = {
  name: database.name,
  version: VERSION * 10,
  stores: database.tables.map(({ name, schema }) => ({ name, keyPath: schema.primKey.keyPath })),
};

type Stored = readonly [tables: typeof TABLES, entries: readonly object[], row: object];

/** In a page of the app's origin: makes the tables where there are none, and puts a game into them. */
function storeInPage(text: string): Promise<void> {
  const [{ name, stores, version }, entries, row] = JSON.parse(text) as Stored;
  return new Promise((done, failed) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      for (const { keyPath, name } of stores) {
        request.result.createObjectStore(name, { keyPath: keyPath ?? null });
      }
    };
    request.onerror = () => failed(new Error(request.error?.message));
    request.onsuccess = () => {
      const writing = request.result.transaction(['entries', 'games'], 'readwrite', {
        durability: 'strict',
      });
      writing.objectStore('games').put(row);
      for (const entry of entries) writing.objectStore('entries').put(entry);
      writing.oncomplete = () => {
        request.result.close();
        done();
      };
      writing.onabort = () => failed(new Error(writing.error?.message));
    };
  });
}

/**
 * Stores records by the ids that they get, each with its row of the list, as imports would leave them.
 * The page is left without a script: nothing of the app is at work yet.
 */
export async function storeRecords(
  page: Page,
  records: Readonly<Record<string, readonly Written[]>>,
  /** What the list says of each: by the rules that the app knows. */
  rowOf = derive,
): Promise<void> {
  await page.goto('./nowhere.html');
  for (const [id, entries] of Object.entries(records)) {
    const record = entries.map((entry) => ({ ...entry, gameId: id }));
    await fetchFamilyOf(createdIn(record)?.ruleset ?? '');
    const row = newRow(id, record[0]?.at ?? 0, rowOf(record));
    const stored: Stored = [TABLES, record, row];
    await page.evaluate(storeInPage, JSON.stringify(stored));
  }
}

/** The record of a game as it is stored. */
export const storedEntries = async (page: Page, gameId: string): Promise<Written[]> =>
  (((await storedOn(page))['entries'] ?? []) as Written[]).filter(
    (entry) => entry.gameId === gameId,
  );

/** Facts of one type that are stored for a game, undone ones included. */
export async function storedFacts(page: Page, gameId: string, type: string): Promise<unknown[]> {
  const entries = await storedEntries(page, gameId);
  return entries.filter((entry) => entry.body.kind === 'fact' && entry.body.fact.type === type);
}

/** How often the head of a game was moved. */
export async function storedMarks(page: Page, gameId: string): Promise<number> {
  const entries = await storedEntries(page, gameId);
  return entries.filter((entry) => entry.body.kind === 'mark').length;
}

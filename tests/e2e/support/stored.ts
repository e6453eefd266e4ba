/** Everything that this device keeps of the app's games, read past the app. */
import type { Page } from '@playwright/test';

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

interface StoredEntry {
  gameId: string;
  body: { fact?: { type: string } };
}

/** Facts of one type that are stored for a game, undone ones included. */
export async function storedFacts(page: Page, gameId: string, type: string): Promise<unknown[]> {
  const entries = ((await storedOn(page))['entries'] ?? []) as StoredEntry[];
  return entries.filter((entry) => entry.gameId === gameId && entry.body.fact?.type === type);
}

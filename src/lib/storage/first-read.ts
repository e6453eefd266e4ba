/**
 * Reads for the first paint of a page, straight from the browser's database. They answer only
 * where it lies there exactly as this version of the app leaves it; whatever else there is (none
 * yet, an older or a newer one, a browser without) is left to the database proper, which knows
 * what to do and says what is wrong.
 */
import { openAsItIs } from './as-it-is.ts';

/** Version of the tables; the browser counts ten times that. */
export const VERSION = 1;
const STORED_VERSION = VERSION * 10;

type Answer<T> = { value: T } | null;

function answerOf<T>(request: IDBRequest<T>): Promise<Answer<T>> {
  return new Promise((done) => {
    request.onsuccess = () => done({ value: request.result });
    request.onerror = () => done(null);
  });
}

/** What one table answers; null where the database proper has to be asked. */
export async function firstRead<T>(
  table: 'entries' | 'games',
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<Answer<T>> {
  try {
    const opened = await openAsItIs();
    if (typeof opened === 'string') return null;
    try {
      if (opened.version !== STORED_VERSION) return null;
      return await answerOf(ask(opened.transaction(table).objectStore(table)));
    } finally {
      opened.close();
    }
  } catch {
    return null;
  }
}

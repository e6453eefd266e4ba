/**
 * Reads for the first paint of a page, straight from the browser's database. They answer only
 * where it lies there exactly as this version of the app leaves it; whatever else there is (none
 * yet, an older or a newer one, a browser without) is left to the database proper, which knows
 * what to do and says what is wrong.
 */

/** Name and version as the browser counts it: ten times that of the tables. */
export const NAME = 'custodian';
export const VERSION = 1;
const STORED_VERSION = VERSION * 10;

type Answer<T> = { value: T } | null;

function openAsItIs(): Promise<IDBDatabase | null> {
  return new Promise((done) => {
    const request = indexedDB.open(NAME);
    // There is none: it must not come into being here, without tables.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () => done(null);
    request.onblocked = () => done(null);
    request.onsuccess = () => done(request.result);
  });
}

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
    if (!opened) return null;
    // A newer app in another tab waits for nobody here.
    opened.onversionchange = () => opened.close();
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

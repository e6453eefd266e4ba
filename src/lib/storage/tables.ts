/** The database, opened: everything that writes goes through here. */
import { database } from './database.ts';
import { NOT_OPENED } from './storage-problem.ts';

/** The connection that was opened last, and looked at: see `database.ts`. */
let opened: IDBDatabase | null = null;

/**
 * The database, open. A connection that was lost (while the tablet slept, say) is made anew. What
 * keeps it from being opened is thrown as `NOT_OPENED`.
 */
export async function tables(): Promise<typeof database> {
  try {
    await database.open();
  } catch (inner) {
    throw Object.assign(new Error('the database was not opened'), { name: NOT_OPENED, inner });
  }
  opened = database.backendDB();
  return database;
}

/** The browser's own connection while it is open and nothing has to be waited for, or null. */
export const connection = (): IDBDatabase | null =>
  database.isOpen() && database.backendDB() === opened ? opened : null;

/** Whether the database was opened in this page: then nothing is read past it. */
export const wasOpened = (): boolean => opened !== null;

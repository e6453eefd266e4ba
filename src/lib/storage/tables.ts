/** The database, opened: everything that writes goes through here. */
import { database } from './database.ts';
import { NOT_OPENED } from './storage-problem.ts';

/** Whether it was opened. */
let opened = false;

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
  opened = true;
  return database;
}

/** Whether the database was opened in this page: then nothing is read past it. */
export const wasOpened = (): boolean => opened;

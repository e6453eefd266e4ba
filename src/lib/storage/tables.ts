/** The database, opened: everything that reads or writes goes through here. */
import { database } from './database.ts';
import { NOT_OPENED } from './storage-problem.ts';

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
  return database;
}

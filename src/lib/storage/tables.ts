/**
 * The database once it is asked for: the library behind it is as big as half a table, so a page
 * shows first what `first-read` found. Everything that writes goes through here.
 */
import type { database } from './database.ts';
import { NOT_OPENED } from './storage-problem.ts';

type Database = typeof database;

let asked: Promise<Database> | null = null;
let here: Database | null = null;
/** The connection that was opened last, and looked at: see `database.ts`. */
let opened: IDBDatabase | null = null;

function fetched(): Promise<Database> {
  asked ??= import('./database.ts').then(
    (module) => {
      here = module.database;
      return here;
    },
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/**
 * The database, open; the first to ask fetches it. A connection that was lost (while the tablet
 * slept, say) is made anew. What keeps it from being opened is thrown as `NOT_OPENED`.
 */
export async function tables(): Promise<Database> {
  const database = await fetched();
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
  here?.isOpen() && here.backendDB() === opened ? opened : null;

/** Whether the database is here: then nothing is read past it. */
export const tablesAreHere = (): boolean => here !== null;

/**
 * The database once it is asked for: the library behind it is as big as half a table, so a page
 * shows first what `first-read` found. Everything that writes goes through here.
 */
import type { database } from './database.ts';

type Database = typeof database;

let asked: Promise<Database> | null = null;
let here = false;

/** The database; the first to ask fetches it. */
export function tables(): Promise<Database> {
  asked ??= import('./database.ts').then(
    (module) => {
      here = true;
      return module.database;
    },
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** Whether the database is here: then nothing is read past it. */
export const tablesAreHere = (): boolean => here;

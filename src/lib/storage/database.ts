/**
 * The database of this device. Its version counts tables and indexes only; what an entry looks
 * like is numbered by `format` on the entry itself.
 */
// Before Dexie, which relies on it.
import './channels.ts';
import Dexie, { type Table } from 'dexie';
import type { Naming } from '$lib/core/record/people-book.ts';
import type { Written } from '$lib/core/record/entry.ts';
import { NAME } from './as-it-is.ts';
import type { GameRow } from './game-row.ts';
import type { ReportRow } from './report-row.ts';
import { noteAbort } from './storage-problem.ts';

/** Version of the tables; the browser counts ten times that. */
export const VERSION = 2;

/** A name remembered from earlier games. */
export interface KnownPerson {
  name: string;
  /** Epoch ms. */
  lastUsed: number;
}

/** What people are called, by what it is about. */
export interface NamingRow {
  key: string;
  naming: Naming;
}

export interface Setting {
  key: string;
  value: unknown;
}

interface Tables {
  entries: Table<Written, [gameId: string, seq: number]>;
  games: Table<GameRow, string>;
  people: Table<KnownPerson, string>;
  settings: Table<Setting, string>;
  reports: Table<ReportRow, [id: string, version: number, length: number]>;
  namings: Table<NamingRow, string>;
}

/** A version of the tables that this app does not know: nothing is read from them or written. */
function refuseNewer(opened: Dexie): void {
  const { version } = opened.backendDB();
  // The library itself counts up by ones when it repairs missing tables.
  if (version < (VERSION + 1) * 10) return;
  throw Object.assign(new Error(`tables of version ${version / 10}`), { name: 'VersionError' });
}

/** The library keeps to itself why a transaction was taken back when the connection went with it. */
function hearAborts(opened: Dexie): void {
  const heard = ({ target }: Event) => noteAbort((target as IDBTransaction).error);
  opened.backendDB().addEventListener('abort', heard, true);
}

function open(): Dexie & Tables {
  // Strict: what is acknowledged has reached the disk, at 2 to 4 ms an act.
  const dexie = new Dexie(NAME, {
    chromeTransactionDurability: 'strict',
    // Nothing here listens to live queries, which this would serve.
    cache: 'disabled',
  });
  // What was released stays as it is written; each later version says what it adds.
  dexie
    .version(1)
    .stores({ entries: '[gameId+seq]', games: 'id', people: 'name', settings: 'key' });
  dexie.version(2).stores({ reports: '[id+version+length]', namings: 'key' });
  // The library opens whatever it finds; what a newer app has left there may mean something else.
  dexie.on('ready', refuseNewer, true);
  dexie.on('ready', hearAborts, true);
  return dexie as Dexie & Tables;
}

export const database = open();

/** The games of this device, read past the app: nothing is written, and any version is read. */
import type { UnknownFields } from '$lib/core/record/unknown-fields.ts';
import type { Written } from '$lib/core/record/entry.ts';
import { openAsItIs } from '$lib/storage/as-it-is.ts';
import { outgoing, type OutgoingFile } from '$lib/storage/outgoing.ts';

/** One game: who plays, since when (epoch ms, or null), and how much there is of it. */
export interface KeptGame {
  names: readonly string[];
  begun: number | null;
  entries: number;
  /** Its file, null where none can be made of it; `app` is the version that makes it. */
  file(app: string): Promise<OutgoingFile | null>;
}

/** Why there is no list: no game at all, a store that fails, or one that does not answer. */
export type NoGames = 'none' | 'blocked' | 'slow';

/** So long (ms) an answer is waited for. */
const PATIENCE = 8000;

type EntryKey = [gameId: string, seq: number];

const isObject = (value: unknown): value is UnknownFields =>
  typeof value === 'object' && value !== null;

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(new Error(request.error?.name));
  });
}

/** Names of the players, as the first entry of a record has them. */
function namesIn(entry: unknown): string[] {
  const body = isObject(entry) ? entry['body'] : null;
  const fact = isObject(body) ? body['fact'] : null;
  const players = isObject(fact) ? fact['players'] : null;
  if (!Array.isArray(players)) return [];
  const names = players.map((player: unknown) => (isObject(player) ? player['name'] : null));
  return names.filter((name): name is string => typeof name === 'string');
}

async function fileOf(database: IDBDatabase, keys: readonly EntryKey[], app: string) {
  const [first, last] = [keys[0], keys[keys.length - 1]];
  const all = IDBKeyRange.bound(first, last);
  const reading = database.transaction(['entries', 'games']);
  const entries = answerOf(reading.objectStore('entries').getAll(all)) as Promise<Written[]>;
  const row: unknown = await answerOf(reading.objectStore('games').get(first?.[0] ?? ''));
  const summary = isObject(row) && isObject(row['summary']) ? row['summary'] : null;
  const house = isObject(row) && isObject(row['card']) && row['card']['house'] !== undefined;
  return outgoing(await entries, { app, at: Date.now(), summary, house });
}

async function gameOf(database: IDBDatabase, keys: readonly EntryKey[]): Promise<KeptGame> {
  const store = database.transaction('entries').objectStore('entries');
  const first: unknown = await answerOf(store.get(keys[0] ?? ''));
  const at = isObject(first) ? first['at'] : null;
  return {
    names: namesIn(first),
    begun: typeof at === 'number' ? at : null,
    entries: keys.length,
    file: (app) => fileOf(database, keys, app).catch(() => null),
  };
}

async function readAll(): Promise<KeptGame[] | NoGames> {
  const database = await openAsItIs();
  if (database === 'failed') return 'blocked';
  if (database === 'none') return 'none';
  const store = database.transaction('entries').objectStore('entries');
  const keys = (await answerOf(store.getAllKeys())) as EntryKey[];
  const records = new Map<string, EntryKey[]>();
  for (const key of keys) {
    const record = records.get(key[0]);
    if (record) record.push(key);
    else records.set(key[0], [key]);
  }
  if (records.size === 0) return 'none';
  const games = await Promise.all(Array.from(records.values(), (own) => gameOf(database, own)));
  return games.sort((one, other) => (other.begun ?? 0) - (one.begun ?? 0));
}

/** The games, the youngest first; or why there are none to be had. */
export function keptGames(): Promise<KeptGame[] | NoGames> {
  return new Promise((done) => {
    setTimeout(() => done('slow'), PATIENCE);
    readAll().then(done, () => done('blocked'));
  });
}

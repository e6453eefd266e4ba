/**
 * Records and their rows. Entries are only ever added: a second tab that writes the same place
 * meets `conflict` and nothing of its tap is stored.
 */
import type { Written } from '$lib/core/record/entry.ts';
import { firstRead } from './first-read.ts';
import { newRow, type GameMarks, type GameRow, type RowChange } from './game-row.ts';
import { stored, type Stored } from './storage-problem.ts';
import { tables, tablesAreHere } from './tables.ts';

/** A place in the record that is taken, or the one before it missing. */
function conflict(): Error {
  return Object.assign(new Error('the record has moved on'), { name: 'ConstraintError' });
}

/** Adds the entries of one tap and updates the row, all or nothing. */
export function append(entries: readonly Written[], change: RowChange): Promise<Stored<void>> {
  return stored(async () => {
    const database = await tables();
    const { entries: record, games } = database;
    await database.transaction('rw', record, games, async () => {
      const first = entries[0];
      if (!first) return;
      // Asked together: what fails takes all of it back.
      const [before, row] = await Promise.all([
        first.seq > 1 ? record.get([first.gameId, first.seq - 1]) : null,
        // The table's own marks stay as another tab may have set them.
        games.get(first.gameId),
        record.bulkAdd(entries),
      ]);
      if (before === undefined) throw conflict();
      await games.put({ ...(row ?? newRow(first.gameId, first.at, change)), ...change });
    });
  });
}

/** Adds a whole game with its row; `conflict` when a game of this id exists. */
export function addGame(entries: readonly Written[], row: GameRow): Promise<Stored<void>> {
  return stored(async () => {
    const database = await tables();
    const { entries: record, games } = database;
    await database.transaction('rw', record, games, async () => {
      await games.add(row);
      await record.bulkAdd(entries);
    });
  });
}

/** What is read past the tables while they are not here yet; null where they have to be asked. */
async function firstOf<T>(ask: (read: typeof firstRead) => Promise<T>): Promise<T | null> {
  return tablesAreHere() ? null : ask(firstRead);
}

/** The entries of a game from this seq on, in order. */
export function readFrom(gameId: string, seq: number): Promise<Stored<Written[]>> {
  // An array comes after every number: the range ends with the game.
  const [first, beyond] = [
    [gameId, seq],
    [gameId, []],
  ];
  return stored(async () => {
    const early = await firstOf((read) =>
      read<Written[]>('entries', (store) => store.getAll(IDBKeyRange.bound(first, beyond))),
    );
    if (early) return early.value;
    const { entries } = await tables();
    return entries.where('[gameId+seq]').between(first, beyond).toArray();
  });
}

/** The whole record of a game; empty when there is none. */
export function readEntries(gameId: string): Promise<Stored<Written[]>> {
  return readFrom(gameId, 0);
}

/** Every game, the one played last first. */
export function listGames(): Promise<Stored<GameRow[]>> {
  return stored(async () => {
    const early = await firstOf((read) => read<GameRow[]>('games', (store) => store.getAll()));
    const rows = early ? early.value : await (await tables()).games.toArray();
    return rows.sort((a, b) => b.updatedAt - a.updatedAt);
  });
}

export function getGame(gameId: string): Promise<Stored<GameRow | null>> {
  return stored(async () => {
    const early = await firstOf((read) =>
      read<GameRow | undefined>('games', (store) => store.get(gameId)),
    );
    return (early ? early.value : await (await tables()).games.get(gameId)) ?? null;
  });
}

/** Sets the table's own marks on a game; the record is not touched. */
export function markGame(gameId: string, marks: GameMarks): Promise<Stored<void>> {
  return stored(async () => {
    await (await tables()).games.update(gameId, { ...marks });
  });
}

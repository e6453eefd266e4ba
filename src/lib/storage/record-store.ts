/**
 * Records and their rows. Entries are only ever added: a second tab that writes the same place
 * meets `conflict` and nothing of its tap is stored; who goes on from an entry that is no longer
 * there meets `cleared`.
 */
import type { Written } from '$lib/core/record/entry.ts';
import {
  CARRIED,
  isGameRow,
  newRow,
  type GameMarks,
  type GameRow,
  type Marked,
  type RowChange,
} from './game-row.ts';
import { CLEARED, read, stored, type Stored } from './storage-problem.ts';
import { tables } from './tables.ts';

/** An error by the name that `problemOf` knows it by. */
const failure = (name: string, message: string) => Object.assign(new Error(message), { name });

/** The range of a game's entries, from this seq on: an array comes after every number. */
const rangeOf = (gameId: string, seq = 0): [unknown[], unknown[]] => [
  [gameId, seq],
  [gameId, []],
];

/** Reads and writes records and their rows, all or nothing. */
const written = (
  write: (database: Awaited<ReturnType<typeof tables>>) => Promise<void>,
): Promise<Stored<void>> =>
  stored(async () => {
    const database = await tables();
    const { entries, games } = database;
    await database.transaction('rw', entries, games, () => write(database));
  });

function addTap(
  entries: readonly [Written, ...Written[]],
  change: RowChange,
): Promise<Stored<void>> {
  const [{ gameId, seq, at }] = entries;
  return written(async ({ entries: record, games }) => {
    // Asked together: what fails takes all of it back.
    const [last, row] = await Promise.all([
      seq > 1 ? record.get([gameId, seq - 1]) : null,
      // The table's own marks stay as another tab may have set them.
      games.get(gameId),
      record.bulkAdd(entries),
    ]);
    if (last === undefined) throw failure(CLEARED, 'the record has moved on');
    // A game that goes on is deleted no more.
    const before = row && { ...row, deletedAt: null };
    await games.put(newRow(gameId, row?.createdAt ?? at, change, before));
  });
}

const isTap = (entries: readonly Written[]): entries is [Written, ...Written[]] =>
  entries.length > 0;

/**
 * Adds the entries of one tap and updates the row, all or nothing. Where the connection went while
 * they were written they may lie there or not: that is looked up, and what is missing added again.
 */
export async function append(
  entries: readonly Written[],
  change: RowChange,
): Promise<Stored<void>> {
  if (!isTap(entries)) return { ok: true, value: undefined };
  const done = await addTap(entries, change);
  const last = entries.at(-1) ?? entries[0];
  if (done.ok || !(done.problem === 'unknown' || done.problem === 'closed')) return done;
  const there = await stored(async () => (await tables()).entries.get([last.gameId, last.seq]));
  if (!there.ok) return there;
  return there.value?.sum === last.sum ? { ok: true, value: undefined } : addTap(entries, change);
}

/**
 * Puts a record that a page still holds back into the database that lost it, or its end;
 * `conflict` when what lies there is another record.
 */
export function putBack(entries: readonly Written[], change: RowChange): Promise<Stored<void>> {
  return written(async ({ entries: record, games }) => {
    const first = entries[0];
    if (!first) return;
    const { gameId } = first;
    const there = await record
      .where('[gameId+seq]')
      .between(...rangeOf(gameId))
      .toArray();
    if (there.some(({ sum }, i) => sum !== entries[i]?.sum))
      throw failure('ConstraintError', 'another record is here');
    await record.bulkAdd(entries.slice(there.length));
    const row = await games.get(gameId);
    await games.put(newRow(gameId, first.at, change, row));
  });
}

/** Adds a whole game with its row; `conflict` when a game of this id exists. */
export function addGame(entries: readonly Written[], row: GameRow): Promise<Stored<void>> {
  return written(async ({ entries: record, games }) => {
    await games.add(row);
    await record.bulkAdd(entries);
  });
}

/** The entries of a game from this seq on, in order. */
export function readFrom(gameId: string, seq: number): Promise<Stored<Written[]>> {
  const [first, beyond] = rangeOf(gameId, seq);
  return read(async () => {
    const { entries } = await tables();
    return entries.where('[gameId+seq]').between(first, beyond).toArray();
  });
}

/** The whole record of a game; empty when there is none. */
export function readEntries(gameId: string): Promise<Stored<Written[]>> {
  return readFrom(gameId, 0);
}

/** Every game whose row can be shown, the one played last first. */
export function listGames(): Promise<Stored<GameRow[]>> {
  return read(async () => {
    const rows: unknown[] = await (await tables()).games.toArray();
    return rows.filter(isGameRow).sort((a, b) => b.updatedAt - a.updatedAt);
  });
}

export function getGame(gameId: string): Promise<Stored<GameRow | null>> {
  return read(async () => {
    const row: unknown = await (await tables()).games.get(gameId);
    return isGameRow(row) ? row : null;
  });
}

/**
 * Sets the table's own marks on a game; the record is not touched. `marked` says when and where, of those
 * that other devices hear of.
 */
export function markGame(
  gameId: string,
  marks: GameMarks,
  marked: Marked = {},
): Promise<Stored<void>> {
  return stored(async () => {
    const { games } = await tables();
    await games.db.transaction('rw', games, async () => {
      const row = await games.get(gameId);
      if (!row) return;
      const stamps: Marked = { ...row.marked };
      for (const mark of CARRIED) {
        const stamp = marked[mark];
        // What a clock that ran ahead has said before gives way to what is said now.
        const before = row.marked?.[mark]?.at ?? 0;
        if (stamp) stamps[mark] = { ...stamp, at: Math.max(stamp.at, before + 1) };
      }
      const set = Object.keys(stamps).length > 0 && { marked: stamps };
      await games.update(gameId, { ...marks, ...set });
    });
  });
}

/** Takes a game that was marked as deleted off this device, with all that is derived of it; any other one stays. */
export function eraseGame(gameId: string): Promise<Stored<void>> {
  return stored(async () => {
    const database = await tables();
    const { entries: record, games, reports } = database;
    await database.transaction('rw', record, games, reports, async () => {
      const row = await games.get(gameId);
      if (!row?.deletedAt) return;
      await record
        .where('[gameId+seq]')
        .between(...rangeOf(gameId))
        .delete();
      await games.delete(gameId);
      await reports.where(':id').between([gameId], [gameId, []]).delete();
    });
  });
}

/**
 * The list of games beside the records that it is made from: a row may be missing, malformed, of
 * another version or of another length, and may have lost its record. The records decide.
 */
import type { Written } from '$lib/core/record/entry.ts';
import { isGameRow, newRow, ROW_VERSION, type RowChange } from './game-row.ts';
import { stored, type Stored } from './storage-problem.ts';
import { tables } from './tables.ts';

/** What the list and the records do not agree about, by ids of games. */
export interface ListCheck {
  /** Records whose row is missing or no longer fits. */
  stale: string[];
  /** Rows whose record is not on this device any more. */
  gone: string[];
}

/** Ids of every record, in order: one question a game, whatever the number of entries. */
async function recordIds({ entries }: Awaited<ReturnType<typeof tables>>): Promise<string[]> {
  const ids: string[] = [];
  for (let after: unknown[] = ['']; ;) {
    const [key] = await entries.where('[gameId+seq]').above(after).limit(1).primaryKeys();
    if (!key) return ids;
    ids.push(key[0]);
    // An array comes after every number: the next one is another game's.
    after = [key[0], []];
  }
}

/**
 * Compares the list with the records. A row that knows of more entries than there are is left as
 * it is: opening the game says what is lost.
 */
export function checkList(): Promise<Stored<ListCheck>> {
  return stored(async () => {
    const database = await tables();
    const { entries, games } = database;
    return database.transaction('r', entries, games, async () => {
      const ids = await recordIds(database);
      const rows: unknown[] = await games.toArray();
      const known = new Map(rows.filter(isGameRow).map((row) => [row.id, row]));
      const stale: string[] = [];
      for (const id of ids) {
        const row = known.get(id);
        const there = await entries.where('[gameId+seq]').between([id, 0], [id, []]).count();
        if (row && row.length > there) continue;
        if (row?.version !== ROW_VERSION || row.length < there) stale.push(id);
      }
      const here = new Set(ids);
      return { stale, gone: [...known.keys()].filter((id) => !here.has(id)) };
    });
  });
}

/** Writes the row of a record anew; the marks that the table has set stay. */
export function putRow(entries: readonly Written[], change: RowChange): Promise<Stored<void>> {
  return stored(async () => {
    const [first] = entries;
    if (!first) return;
    const database = await tables();
    await database.transaction('rw', database.games, async () => {
      const row = await database.games.get(first.gameId);
      // The first entry may be the one that is damaged: a row has to be one all the same.
      const createdAt = Number.isFinite(first.at) ? first.at : change.updatedAt;
      await database.games.put(newRow(first.gameId, createdAt, change, row));
    });
  });
}

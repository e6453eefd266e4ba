/** A record from a file: its entries, its row and the marks on it are stored together or not at all. */
import type { Written } from '$lib/core/record/entry.ts';
import type { OnProgress } from '$lib/core/record/on-progress.ts';
import { newRow, type GameRow } from './game-row.ts';
import { CLEARED, stored, type Stored } from './storage-problem.ts';
import { tables } from './tables.ts';

/** Entries that are handed to the database at once, so that no task on a page is long. */
const PIECE = 250;

/**
 * Adds a whole game with its row, or the further entries of one that is here; `conflict` when a game
 * of this id, or one of its entries, is there meanwhile. `told` hears of the entries that were added.
 */
export function addRecord(
  entries: readonly Written[],
  row: GameRow,
  onProgress?: OnProgress,
): Promise<Stored<void>> {
  return stored(async () => {
    const database = await tables();
    const { entries: record, games } = database;
    await database.transaction('rw', record, games, async () => {
      const seq = entries[0]?.seq ?? 1;
      if (seq === 1) await games.add(row);
      else {
        const before = await record.get([row.id, seq - 1]);
        if (!before) throw Object.assign(new Error('the record has gone'), { name: CLEARED });
        // The table's own marks stay as they are.
        const known = await games.get(row.id);
        const { updatedAt, length, card, summary } = row;
        const change = { updatedAt, length, card, summary };
        // A game that goes on is deleted no more.
        const there = known && { ...known, deletedAt: null };
        await games.put(newRow(row.id, known?.createdAt ?? row.createdAt, change, there));
      }
      for (let at = 0; at < entries.length; at += PIECE) {
        await record.bulkAdd(entries.slice(at, at + PIECE));
        onProgress?.(Math.min(at + PIECE, entries.length), entries.length);
      }
    });
  });
}

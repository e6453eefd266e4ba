/** The record of a game as it lies in storage, read as far as it goes. */
import { getGame, readEntries } from '$lib/storage/record-store.ts';
import type { Stored } from '$lib/storage/storage-problem.ts';
import { readRecord, type StoredRecord } from './stored-record.ts';

/**
 * Fetches and reads a record; null when there is none. `distrusted` is the place of an entry that is
 * none, though its sum holds.
 */
export async function fetchRecord(
  gameId: string,
  distrusted?: number,
): Promise<Stored<StoredRecord | null>> {
  const [first, row] = await Promise.all([readEntries(gameId), getGame(gameId)]);
  if (!first.ok) return first;
  const known = row.ok ? row.value : null;
  // Another tab may have written in between: only what is asked for after the row can be missing.
  const entries = known && known.length > first.value.length ? await readEntries(gameId) : first;
  if (!entries.ok) return entries;
  if (entries.value.length === 0) return { ok: true, value: null };
  return { ok: true, value: await readRecord(entries.value, known, distrusted) };
}

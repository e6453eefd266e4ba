/** The record of a game as it lies in storage, read as far as it goes. */
import type { Written } from '$lib/core/record/entry.ts';
import { getGame, readEntries, readFrom } from '$lib/storage/record-store.ts';
import type { Stored } from '$lib/storage/storage-problem.ts';
import { canLift } from './older.ts';
import { readRecord, type StoredRecord } from './stored-record.ts';

/** A part of the app that a record needs could not be fetched. */
export const UNFETCHED = { ok: false, problem: 'unfetched' } as const;
export type Fetched<T> = Stored<T> | typeof UNFETCHED;

/** What was added to a record since, from this seq on. */
export async function fetchMore(gameId: string, seq: number): Promise<Fetched<Written[]>> {
  const more = await readFrom(gameId, seq);
  return more.ok && !(await canLift(more.value)) ? UNFETCHED : more;
}

/**
 * Fetches and reads a record; null when there is none. `newer` is the place of an entry that a
 * newer app is known to have written.
 */
export async function fetchRecord(
  gameId: string,
  newer?: number,
): Promise<Fetched<StoredRecord | null>> {
  const [first, row] = await Promise.all([readEntries(gameId), getGame(gameId)]);
  if (!first.ok) return first;
  const known = row.ok ? row.value : null;
  // Another tab may have written in between: only what is asked for after the row can be missing.
  const entries = known && known.length > first.value.length ? await readEntries(gameId) : first;
  if (!entries.ok) return entries;
  if (entries.value.length === 0) return { ok: true, value: null };
  const value = await readRecord(entries.value, known, newer);
  return value ? { ok: true, value } : UNFETCHED;
}

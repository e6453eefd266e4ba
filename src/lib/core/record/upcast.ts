/**
 * Entries of older formats become entries of this one, on reading and on import. The list is
 * ordered and pure: number n turns one entry of format n into zero or more of format n + 1.
 */
import { FORMAT, type Entry, type Written } from './entry.ts';
import { from1 } from './upcasters/from-1-to-2.ts';

/**
 * From format n (its place in the list, counted from 1) to n + 1: an entry of that format, and the
 * record that it lies in, as it was written.
 */
export type Upcaster = (entry: Written, record: readonly Written[]) => Written[];

export const UPCASTERS: readonly Upcaster[] = [from1];

/** What an entry became: its facts stay the same objects, by which a course knows them again. */
const known = new WeakMap<Written, Entry[]>();

function lifted(entry: Written, record: readonly Written[]): Written[] {
  const upcaster = entry.format < FORMAT ? UPCASTERS[entry.format - 1] : undefined;
  return upcaster ? upcaster(entry, record).flatMap((next) => lifted(next, record)) : [entry];
}

/**
 * The entry with this seq in today's format, which may be several or none; entries from a newer
 * app are left as they are. The record has to hold together up to it (soundness.ts).
 */
export function upcast(record: readonly Written[], seq: number): Entry[] {
  const entry = record[seq - 1];
  if (!entry) return [];
  if (entry.format >= FORMAT) return [entry as Entry];
  const before = known.get(entry);
  if (before) return before;
  const entries = lifted(entry, record) as Entry[];
  known.set(entry, entries);
  return entries;
}

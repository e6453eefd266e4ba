/**
 * Entries of older formats become entries of this one, on reading and on import. What lifts them is
 * in older.ts: a table that plays by today's format never needs it.
 */
import { FORMAT, type Entry, type Written } from './entry.ts';

/**
 * From format n (its place in the list, counted from 1) to n + 1: an entry of that format, and the
 * record that it lies in, as it was written.
 */
export type Upcaster = (entry: Written, record: readonly Written[]) => Written[];

let upcasters: readonly Upcaster[] = [];

/** Tells how older entries are lifted, in order: number n from format n to n + 1. Called by older.ts. */
export function liftBy(list: readonly Upcaster[]): void {
  upcasters = list;
}

/** Whether an entry was written in a format before today's. */
export const isOlder = ({ format }: Written): boolean =>
  Number.isInteger(format) && format >= 1 && format < FORMAT;

/** What an entry became: its facts stay the same objects, by which a timeline knows them again. */
const known = new WeakMap<Written, Entry[]>();

function lifted(entry: Written, record: readonly Written[]): Written[] {
  if (!isOlder(entry)) return [entry];
  const upcaster = upcasters[entry.format - 1];
  // Taken as it is, it would be read as what it does not say.
  if (!upcaster) throw new TypeError('what lifts older entries is not here');
  return upcaster(entry, record).flatMap((next) => lifted(next, record));
}

/**
 * The entry with this seq in today's format, which may be several or none; entries from a newer
 * app are left as they are. The record has to hold together up to it (soundness.ts).
 */
export function upcast(record: readonly Written[], seq: number): Entry[] {
  const entry = record[seq - 1];
  if (!entry) return [];
  if (!isOlder(entry)) return [entry as Entry];
  const before = known.get(entry);
  if (before) return before;
  const entries = lifted(entry, record) as Entry[];
  known.set(entry, entries);
  return entries;
}

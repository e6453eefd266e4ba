/**
 * Entries of older formats become entries of this one, on reading and on import. The list is
 * ordered and pure: number n turns one entry of format n into zero or more of format n + 1.
 */
import { FORMAT, type Entry } from './entry.ts';

/** From format n (its place in the list, counted from 1) to n + 1. */
export type Upcaster = (entry: Entry) => Entry[];

/** None yet: format 1 is the first. */
export const UPCASTERS: readonly Upcaster[] = [];

/** The entry in today's format; entries from a newer app are left as they are. */
export function upcast(entry: Entry): Entry[] {
  if (entry.format >= FORMAT) return [entry];
  const upcaster = UPCASTERS[entry.format - 1];
  return upcaster ? upcaster(entry).flatMap(upcast) : [entry];
}

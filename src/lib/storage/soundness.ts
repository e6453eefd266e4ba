/**
 * Whether a record holds together: one game, checksums that hold, real instants, and marks and
 * amendments that point back. A mark that points forward could lead the line in a circle for ever.
 */
import { firstDamaged, type Entry } from '$lib/core/record/entry.ts';

/** Furthest instant that a date can show, in epoch ms. */
const LAST_INSTANT = 8.64e15;
const isInstant = (at: number) => Number.isFinite(at) && Math.abs(at) <= LAST_INSTANT;

function holdsTogether(entry: Entry, moves: ReadonlySet<number>): boolean {
  const { at, body, group, mono, seq } = entry;
  if (!isInstant(at) || !Number.isFinite(mono) || group < 1 || group > seq) return false;
  if (body.kind === 'mark') return body.head === 0 || moves.has(body.head);
  if (body.kind !== 'amendment') return true;
  return moves.has(body.target) && body.facts.every((fact) => isInstant(fact.at));
}

/** The seq of the first entry from which on the record cannot be trusted, or null. */
export function firstUnsound(entries: readonly Entry[]): number | null {
  const damaged = firstDamaged(entries);
  const moves = new Set<number>();
  for (const entry of entries) {
    if (entry.seq === damaged) break;
    if (entry.gameId !== entries[0]?.gameId || !holdsTogether(entry, moves)) return entry.seq;
    if (entry.body.kind === 'fact' || entry.body.kind === 'amendment') moves.add(entry.seq);
  }
  return damaged;
}

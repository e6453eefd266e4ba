/**
 * Whether entries are what the schemas say. It brings the schemas of every format, and what lifts the
 * older ones: loaded when it is used.
 */
import * as v from 'valibot';
import { sumOf, type Written } from './entry.ts';
import { entrySchema1 } from './formats/format-1.ts';
import { entrySchema } from './formats/format-2.ts';
import './older.ts';

/** One entry from outside, in whatever format it was written. */
export const writtenSchema = v.variant('format', [entrySchema1, entrySchema]);

/** What the schemas say of an entry as it was read. */
export type Shaped =
  /** All of it is known. */
  | { kind: 'known'; entry: Written }
  /** Its sum holds, and not all of it is known: a newer app has written it. */
  | { kind: 'newer' }
  /** Its sum fails. */
  | { kind: 'damaged' }
  /** It is no entry at all; `where` is what is wrong with it. */
  | { kind: 'none'; where: readonly string[] };

const hasSum = (raw: unknown): raw is Written =>
  typeof raw === 'object' && raw !== null && 'sum' in raw && typeof raw.sum === 'string';

/** An entry as it was read, after one with the sum `previous` ('' before the first). */
export function shapeOf(raw: unknown, previous: string): Shaped {
  const checked = v.safeParse(writtenSchema, raw, { abortEarly: true });
  const path = checked.issues?.[0].path?.map((item) => String(item.key)) ?? [];
  // Its place, and whose it is, are the same in every format.
  const misplaced = path[0] === 'gameId' || path[0] === 'seq';
  if (!hasSum(raw) || misplaced) return { kind: 'none', where: path };
  const entry = checked.success ? (checked.output as Written) : null;
  // Fields that no schema knows are left out by the schemas, and are in the sum.
  if (entry && sumOf(previous, entry) === raw.sum) return { kind: 'known', entry };
  return { kind: sumOf(previous, raw) === raw.sum ? 'newer' : 'damaged' };
}

/**
 * The place, counted from 1, of the first of these stored entries of which not all is known, or null:
 * a newer app has written it. Their sums are known to hold; `from` says where to begin, `to` where to
 * end (places counted from 0, the last not included).
 */
export function firstNewer(
  entries: readonly Written[],
  from = 0,
  to = entries.length,
): number | null {
  for (let i = from; i < Math.min(to, entries.length); i++) {
    if (shapeOf(entries[i], entries[i - 1]?.sum ?? '').kind !== 'known') return i + 1;
  }
  return null;
}

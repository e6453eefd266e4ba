/**
 * Whether stored entries are what the schemas say. It brings the schemas of every format, and what
 * lifts the older ones: loaded when it is used.
 */
import * as v from 'valibot';
import type { Written } from './entry.ts';
import { entrySchema1 } from './formats/format-1.ts';
import { entrySchema } from './formats/format-2.ts';
import './older.ts';

/** One entry from outside, in whatever format it was written. */
export const writtenSchema = v.variant('format', [entrySchema1, entrySchema]);

/** Whether all of an entry is of its shape; it changes nothing. */
export const isOfShape = (entry: Written): boolean => v.is(writtenSchema, entry);

/** The place, counted from 1, of the first entry that is not of its shape, or null. */
export function firstMisshapen(entries: readonly Written[]): number | null {
  const place = entries.findIndex((entry) => !isOfShape(entry));
  return place < 0 ? null : place + 1;
}

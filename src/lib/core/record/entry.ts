/**
 * One row of the record. Entries are only ever appended; a fact moves the game, a mark moves the
 * head (undo, redo), an amendment changes the past of the line, the others tell of time.
 */
import type * as v from 'valibot';
import type { Entry1 } from './formats/format-1.ts';
import type { entrySchema } from './formats/format-2.ts';

/** Number of the entry format; older entries are upcast on reading. */
export const FORMAT = 2;

/**
 * An entry in today's format. `seq`: 1, 2, 3 … without gaps within a game. `at`: when it happened,
 * epoch ms. `mono`: ms since the page loaded, orders acts when the wall clock jumps. `run`: one id
 * per page load. `app`: version of the app that wrote it. `group`: seq of the first entry of the
 * same tap, undo takes back a whole group. `sum`: running checksum over this entry and all before
 * it. `overruled`: set when the table recorded a refused fact anyway.
 */
export type Entry = v.InferOutput<typeof entrySchema>;
export type Body = Entry['body'];
/** What an entry says of the past: one fact put in, put in the place of another, or one taken out. */
export type Amending = Extract<Body, { kind: 'amendment' }>;

/** An entry as it lies in the record, in the format in which it was written. */
export type Written = Entry | Entry1;

/** JSON with sorted keys, so that the same entry always has the same text. Written for speed. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += `${text === '' ? '' : ','}${canonical(item)}`;
    return `[${text}]`;
  }
  const row = value as Record<string, unknown>;
  for (const key of Object.keys(row).sort()) {
    if (row[key] === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(row[key])}`;
  }
  return `{${text}}`;
}

/** A 53-bit hash (cyrb53 by bryc, public domain): it finds damage, it is no signature. */
function hash(text: string): string {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36);
}

/** The running checksum of an entry; the game id is left out, so a copy keeps its sums. */
export function sumOf(previous: string, entry: Written | Omit<Entry, 'sum'>): string {
  const { gameId: _, ...rest } = entry as Written;
  const { sum: __, ...content } = rest;
  return hash(`${previous}|${canonical(content)}`);
}

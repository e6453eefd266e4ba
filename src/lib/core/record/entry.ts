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
export type AmendmentBody = Extract<Body, { kind: 'amendment' }>;

/** An entry as it lies in the record, in the format in which it was written. */
export type Written = Entry | Entry1;

/** A key as JSON writes it, with its colon, by the key: a record has few keys and many rows. */
const keys = new Map<string, string>();

function keyText(key: string): string {
  const known = keys.get(key);
  if (known !== undefined) return known;
  const text = `${JSON.stringify(key)}:`;
  // What a hostile file names is not worth keeping.
  if (keys.size < 1_000) keys.set(key, text);
  return text;
}

function scalar(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return JSON.stringify(value) ?? 'null';
}

/** JSON with sorted keys, so that the same entry always has the same text. Written for speed. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return scalar(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  return canonicalRow(value as Record<string, unknown>);
}

/** A row without what its text leaves out. */
function canonicalRow(row: Record<string, unknown>, without: readonly string[] = []): string {
  let text = '';
  for (const key of Object.keys(row).sort()) {
    const value = row[key];
    if (value === undefined || without.includes(key)) continue;
    text += `${text === '' ? '' : ','}${keyText(key)}${canonical(value)}`;
  }
  return `{${text}}`;
}

/** A 53-bit hash (cyrb53 by bryc, public domain): it finds damage, it is no signature. */
export function hash(text: string): string {
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

/** What the checksum is not over: itself, and what a copy of a game has of its own. */
const UNSUMMED = ['gameId', 'sum'];

/** The running checksum of an entry; the game id is left out, so a copy keeps its sums. */
export function sumOf(previous: string, entry: Written | Omit<Entry, 'sum'>): string {
  return hash(`${previous}|${canonicalRow(entry, UNSUMMED)}`);
}

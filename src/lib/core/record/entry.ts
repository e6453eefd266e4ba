/**
 * One row of the record. Entries are only ever appended; a fact moves the game, a mark moves the
 * head (undo, redo), an amendment changes the past of the line, a clock entry pauses or resumes.
 */
import type { GameEvent } from '../events.ts';
import type { RefusalCode } from '../refusal.ts';

/** Number of the entry format; older entries are upcast on reading. */
export const FORMAT = 1;

/** A fact placed into the past by an amendment; it carries its own instant (epoch ms). */
export interface InsertedFact {
  fact: GameEvent;
  at: number;
}

export type Body =
  | { kind: 'fact'; fact: GameEvent }
  /** The head moved to the entry with this seq; 0 is before everything. */
  | { kind: 'mark'; head: number }
  | { kind: 'clock'; paused: boolean }
  | {
      kind: 'amendment';
      target: number;
      place: 'insert-before' | 'replace' | 'remove';
      facts: InsertedFact[];
    };

export interface Entry {
  gameId: string;
  /** 1, 2, 3 … without gaps within a game. */
  seq: number;
  /** When it happened, epoch ms. */
  at: number;
  /** ms since the page loaded: orders acts when the wall clock jumps. */
  mono: number;
  /** One id per page load. */
  run: string;
  /** Version of the app that wrote it. */
  app: string;
  format: number;
  /** Seq of the first entry of the same tap: undo takes back a whole group. */
  group: number;
  /** Running checksum over this entry and all before it. */
  sum: string;
  /** Set when the table recorded a refused fact anyway. */
  overruled?: { code: RefusalCode };
  body: Body;
}

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
export function sumOf(previous: string, entry: Omit<Entry, 'sum'>): string {
  const { gameId: _, ...rest } = entry as Entry;
  const { sum: __, ...content } = rest;
  return hash(`${previous}|${canonical(content)}`);
}

/**
 * Whether a record holds together: one game by its id, checksums that hold, real instants, taps of one
 * piece, and marks and amendments that point back to an act. A mark that points forward could lead the
 * line in a circle for ever; one to before the first act would leave a table with no one at it.
 *
 * A sum is over an entry as it was written, whatever it says. So an entry whose sum holds and that
 * cannot be read is a newer app's; only where a sum fails is it damage.
 */
import { isGameId } from '../id.ts';
import { FORMAT, sumOf, type Written } from './entry.ts';
import type { UnknownFields } from './unknown-fields.ts';

/** Furthest instant that a date can show, in epoch ms. */
const LAST_INSTANT = 8.64e15;
const isInstant = (at: number) => Number.isFinite(at) && Math.abs(at) <= LAST_INSTANT;

/** `last` is the entry before it, `moves` are the entries before it that move the game. */
function holdsTogether(
  entry: Written,
  last: Written | undefined,
  moves: ReadonlySet<number>,
): boolean {
  const { at, body, group, mono, seq } = entry;
  if (!isInstant(at) || !Number.isFinite(mono)) return false;
  if (group !== seq && group !== last?.group) return false;
  if (body.kind === 'mark') return moves.has(body.head);
  if (body.kind === 'gap')
    return isInstant(body.from) && isInstant(body.to) && body.from <= body.to;
  if (body.kind !== 'amendment') return true;
  const put = 'facts' in body ? body.facts : body.place === 'remove' ? [] : [body];
  return moves.has(body.target) && put.every((fact) => isInstant(fact.at));
}

/** Where a record cannot be read any further, counted from 1. */
export interface Unread {
  place: number;
  /** All up to it holds, and it is of a newer app. */
  newer: boolean;
}

/**
 * The first entry from which on the record cannot be read, or null. The checksums of the first
 * `checked` entries are known to hold.
 */
export function firstUnread(entries: readonly Written[], checked = 0): Unread | null {
  const moves = new Set<number>();
  const id = entries[0]?.gameId;
  if (id !== undefined && !isGameId(id)) return { place: 1, newer: false };
  for (const [i, entry] of entries.entries()) {
    const { body, format, gameId, seq, sum } = entry;
    const last = entries[i - 1];
    const holds = i < checked || sumOf(last?.sum ?? '', entry) === sum;
    if (!holds || seq !== i + 1 || gameId !== id) return { place: i + 1, newer: false };
    if (format > FORMAT || !hasBasicShape(entry)) return { place: i + 1, newer: true };
    if (!holdsTogether(entry, last, moves)) return { place: i + 1, newer: false };
    if (body.kind === 'fact' || body.kind === 'amendment') moves.add(seq);
  }
  return null;
}

/** The place, counted from 1, of the first entry that is damaged, or null; `checked` as above. */
export function firstUnsound(entries: readonly Written[], checked = 0): number | null {
  const unread = firstUnread(entries, checked);
  return unread && !unread.newer ? unread.place : null;
}

/** The place, counted from 1, of the first entry whose checksum or place is wrong, or null. */
export function firstUnsummed(entries: readonly Written[]): number | null {
  const place = entries.findIndex(
    (entry, i) => entry?.seq !== i + 1 || sumOf(entries[i - 1]?.sum ?? '', entry) !== entry.sum,
  );
  return place < 0 ? null : place + 1;
}

/**
 * The entries before the damage at this place (counted from 1), without a tap that it cuts in two.
 */
export function soundPart(entries: readonly Written[], damaged: number): Written[] {
  const sound = entries.slice(0, damaged - 1);
  const cut = entries[damaged - 1]?.group;
  while (sound.length > 0 && sound.at(-1)?.group === cut) sound.pop();
  return sound;
}

type WrittenBody = Written['body'];
type WrittenBodyOf<K extends WrittenBody['kind']> = Extract<WrittenBody, { kind: K }>;

const isObject = (value: unknown): value is UnknownFields =>
  typeof value === 'object' && value !== null;
const isWhole = (value: unknown) => Number.isInteger(value);
const isFact = (value: unknown) => isObject(value) && typeof value['type'] === 'string';
const isDatedFact = (value: unknown) => isObject(value) && isFact(value['fact']);

/** The shape of each kind of body; the compiler asks for the kinds of every format. */
const BASIC_SHAPES: {
  [K in WrittenBody['kind']]: (body: UnknownFields & Partial<WrittenBodyOf<K>>) => boolean;
} = {
  fact: ({ fact }) => isFact(fact),
  mark: ({ head }) => isWhole(head),
  clock: ({ paused }) => typeof paused === 'boolean',
  gap: ({ from, to, played }) => [from, to, played].every(Number.isFinite),
  time: ({ from, to, ms }) => isObject(from) && isObject(to) && isWhole(ms),
  amendment: (body) => {
    if (!isWhole(body.target)) return false;
    // Several facts at once are of format 1.
    if ('facts' in body) return Array.isArray(body.facts) && body.facts.every(isDatedFact);
    return body.place === 'remove' || isDatedFact(body);
  },
};

/** Whether an entry, as it lies in storage, can be read at all; newer formats are not asked. */
function hasBasicShape({ format, body }: Written): boolean {
  if (!isWhole(format) || format < 1 || !isObject(body)) return false;
  if (!Object.hasOwn(BASIC_SHAPES, body.kind)) return false;
  return (BASIC_SHAPES[body.kind] as (body: UnknownFields) => boolean)(body);
}

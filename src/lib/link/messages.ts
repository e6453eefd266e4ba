/**
 * What two devices of a table say to each other: JSON, one message a piece, with a schema and limits. The
 * first message of each side carries its version; what is of another protocol is read no further.
 */
import * as v from 'valibot';
import { gameId, seat } from '$lib/core/event-parts.ts';
import { gameViewSchema } from '$lib/core/queries/game-view.ts';
import { PERMISSIONS } from './acts.ts';

/** Number of this protocol. Both sides say theirs; only equal ones talk. */
export const PROTOCOL = 1;

/** Characters of a message of a guest: an act of a seat takes some 200. */
export const MAX_SAID = 4_000;
/** Characters of a message of the host: a browser takes 256 KB at once, and a character may be three bytes. */
export const MAX_TOLD = 80_000;
/** Entries in one message; the next ones follow in another. */
export const MAX_TOLD_ENTRIES = 150;

const seq = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
/** An id that a device makes up: of an act, or by which it is known again. */
const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/));
const version = v.pipe(v.string(), v.maxLength(64));
const format = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999));
const closed = v.strictObject;

/** What a device has of a record: its length, and the checksum of its last entry. */
const held = closed({ gameId, head: seq, sum: v.pipe(v.string(), v.maxLength(40)) });
export type Held = v.InferOutput<typeof held>;

const fromGuest = v.variant('kind', [
  closed({
    kind: v.literal('hello'),
    protocol: v.literal(PROTOCOL),
    app: version,
    format,
    /** What it has from an earlier connection. */
    held: v.nullable(held),
    /** By what it is known from an earlier connection. */
    ticket: v.nullable(key),
  }),
  /** It cannot read the record: it is sent the finished picture of the table from now on. */
  closed({ kind: v.literal('cannot-read') }),
  /** Entries from this one on are missing. */
  closed({ kind: v.literal('want'), from: v.pipe(seq, v.minValue(1)) }),
  closed({
    kind: v.literal('act'),
    /** Of this act: said again after a lost connection, it is the same one. */
    id: key,
    act: v.pipe(v.string(), v.maxLength(20)),
    args: v.record(v.pipe(v.string(), v.maxLength(20)), v.unknown()),
    /** The last entry that was known when it was drawn. */
    head: seq,
  }),
  closed({ kind: v.literal('ping'), n: seq }),
]);
export type Said = v.InferOutput<typeof fromGuest>;
export type SaidOf<K extends Said['kind']> = Extract<Said, { kind: K }>;

const refusal = closed({
  code: v.pipe(v.string(), v.maxLength(60)),
  with: v.record(
    v.pipe(v.string(), v.maxLength(60)),
    v.union([v.string(), v.number(), v.array(v.string())]),
  ),
});

/**
 * A connection that the host has ready for the next page of this device: its offer as a code, and the user
 * name and password with which that page answers it, unseen.
 */
const spare = closed({
  kind: v.literal('spare'),
  offer: v.pipe(v.string(), v.maxLength(400), v.regex(/^[A-Za-z0-9_-]+$/)),
  ufrag: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{8,32}$/)),
  pwd: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{24,64}$/)),
});
export type Spare = Omit<v.InferOutput<typeof spare>, 'kind'>;

/** The present of the host as its entries are stamped: by it a device counts the times, whatever its own clock says. */
const present = closed({
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  mono: v.pipe(v.number(), v.integer(), v.minValue(0)),
  run: v.pipe(v.string(), v.maxLength(64)),
});

/** What came of an act. */
const outcome = v.variant('kind', [
  closed({ kind: v.literal('recorded'), head: seq }),
  /** As the keeper would have been refused. */
  closed({ kind: v.literal('refused'), refusal }),
  /** The table went on in the meantime, the clocks stand still, it is not allowed, it could not be stored. */
  closed({ kind: v.picklist(['stale', 'paused', 'not-allowed', 'not-stored']) }),
]);
export type ActOutcome = v.InferOutput<typeof outcome>;

/** Why a connection is ended. */
export const ENDS = ['version', 'foreign', 'flood', 'expired', 'refused', 'closed'] as const;
export type End = (typeof ENDS)[number];

const fromHost = v.variant('kind', [
  /** The keeper has yet to compare the short codes. */
  closed({ kind: v.literal('waiting'), app: version, format }),
  closed({
    kind: v.literal('welcome'),
    app: version,
    format,
    gameId,
    /** Null for a device that only watches. */
    seat: v.nullable(seat),
    allowed: v.pipe(v.array(v.picklist(PERMISSIONS)), v.maxLength(PERMISSIONS.length)),
    ticket: key,
    now: present,
    /** Seq of the first entry that follows: 1 where what the guest has is not the beginning of this record. */
    from: v.pipe(seq, v.minValue(1)),
  }),
  closed({
    kind: v.literal('entries'),
    from: v.pipe(seq, v.minValue(1)),
    entries: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(MAX_TOLD_ENTRIES)),
  }),
  closed({ kind: v.literal('view'), head: seq, view: gameViewSchema }),
  closed({ kind: v.literal('outcome'), id: key, outcome }),
  closed({ kind: v.literal('pong'), n: seq, head: seq, now: present }),
  spare,
  closed({ kind: v.literal('end'), why: v.picklist(ENDS) }),
]);
export type Told = v.InferOutput<typeof fromHost>;
export type ToldOf<K extends Told['kind']> = Extract<Told, { kind: K }>;

/** What came that is no message: of another version of the app, or of none. */
export type Unreadable = { kind: 'unreadable'; why: 'version' | 'foreign' };

const otherProtocol = v.object({ protocol: v.pipe(v.number(), v.notValue(PROTOCOL)) });

function read<T>(schema: v.GenericSchema<unknown, T>, most: number, text: unknown): T | Unreadable {
  const foreign = { kind: 'unreadable', why: 'foreign' } as const;
  if (typeof text !== 'string' || text.length > most) return foreign;
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return foreign;
  }
  if (v.is(otherProtocol, raw)) return { kind: 'unreadable', why: 'version' };
  const message = v.safeParse(schema, raw, { abortEarly: true });
  return message.success ? message.output : foreign;
}

/** Reads what a guest has sent; never throws. */
export const readSaid = (text: unknown): Said | Unreadable => read(fromGuest, MAX_SAID, text);
/** Reads what the host has sent; never throws. */
export const readTold = (text: unknown): Told | Unreadable => read(fromHost, MAX_TOLD, text);

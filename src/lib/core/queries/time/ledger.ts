/**
 * What is known of the time of a record: every millisecond lies in one bucket. `readLedger`
 * (read-ledger.ts) reads it.
 */
import type { Seat } from '../../game.ts';
import type { TimedPosition } from '../../machine/position.ts';
import type { Phase, PAUSE_REASONS } from '../../vocabulary.ts';
import type { Body } from '../../record/entry.ts';
import type { Instant } from './silence.ts';

export type PauseReason = (typeof PAUSE_REASONS)[number];

/** A pause (epoch ms); `to` is null while it lasts. */
export interface Pause {
  from: number;
  to: number | null;
  reason: PauseReason | null;
}

/** What the table waits for: one turn of a player, one pick, one vote; or the table in a phase. */
export interface Wait {
  seat: Seat | null;
  round: number;
  phase: Phase;
  /** Which of its kind in the phase: see `turnNumber`. */
  nth: number;
  /** Whether it is a turn of the action phase, and not an answer within one of another player. */
  turn: boolean;
  /** ms of play. */
  ms: number;
}

/** A silence in the record, and what became of it. */
export interface Gap {
  /** Epoch ms: what it is told again by. */
  from: number;
  to: number;
  /** ms of it that lie between the entries around it; 0 within a pause. */
  length: number;
  /** How much was play (ms), or null while no one has answered. */
  played: number | null;
  /** Seq of the entry that told of it first. */
  seq: number;
  /** Whose time its play is. */
  here: Here;
  /** Where its ms lie now. */
  lies: { played: number; breaks: number; nobody: number };
}

/** Minutes that were moved. */
export interface MovedTime {
  seq: number;
  from: Bucket;
  to: Bucket;
  /** ms: never more than there was. */
  ms: number;
  reason: string;
}

/** Play by round (ms). */
export interface RoundTime {
  seats: Record<Seat, number>;
  table: number;
}

/** What is on the screen, as far as its time goes. */
export interface Here {
  /** Whose time it is, were there no pause. */
  owner: Bucket;
  round: number;
  /** Key of what the table waits for. */
  wait: string;
  /** Whether no one's clock runs until a player acts or the table says start: breath, agenda talk. */
  breath: boolean;
  /** Whether that is the talk about an agenda. */
  talk: boolean;
  /** Whether the game is over: that is no one's play. */
  over: boolean;
}

/** The time before a tap, of which its silences tell. */
interface Span {
  group: number;
  /** ms of it in no silence yet. */
  left: number;
  here: Here;
}

export interface Ledger {
  /** How many entries are in it. */
  length: number;
  /** When the last of them was made; null before the first. */
  last: Instant | null;
  /** ms of all buckets together. */
  total: number;
  held: HeldTime;
  rounds: Record<number, RoundTime>;
  waits: Map<string, Wait>;
  gaps: Gap[];
  moved: MovedTime[];
  pauses: Pause[];
  /** The head after the last entry, and what was on the screen then. */
  head: number;
  here: Here;
  /** The head at which the table said start, or null. */
  started: number | null;
  /** Where the game stood when `here` was worked out, and whether start had been said there. */
  position: TimedPosition | null;
  said: boolean;
  span: Span;
}

/** Before the first entry. */
export function emptyLedger(): Ledger {
  const owner: Bucket = { kind: 'table', phase: 'setup' };
  const here: Here = { owner, round: 0, wait: '', breath: false, talk: false, over: false };
  return {
    length: 0,
    last: null,
    total: 0,
    held: emptyHeld(),
    rounds: {},
    waits: new Map(),
    gaps: [],
    moved: [],
    pauses: [],
    head: 0,
    here,
    started: null,
    position: null,
    said: false,
    span: { group: 0, left: 0, here },
  };
}

/** A copy that further entries are read into. */
export const copyOfLedger = (ledger: Ledger): Ledger => ({
  ...ledger,
  held: copyOfHeld(ledger.held),
  rounds: { ...ledger.rounds },
  waits: new Map(ledger.waits),
  gaps: [...ledger.gaps],
  moved: [...ledger.moved],
  pauses: [...ledger.pauses],
  span: { ...ledger.span },
});

/** Whether the clocks stand still. */
export const isPausedIn = ({ pauses }: Pick<Ledger, 'pauses'>): boolean =>
  pauses.at(-1)?.to === null;

/**
 * Whose time it is, as the record names it: a player's in a phase, the table's in a phase (setup,
 * revealing, the status phase, talk about an agenda, the breath after the last pick; `over` is what
 * passed after the end), a break, or no one's: a silence that no one has answered for.
 */
export type Bucket = Extract<Body, { kind: 'time' }>['from'];

/** ms by phase. */
export type ByPhase = Partial<Record<Phase, number>>;

/** What lies in each bucket (ms). */
export interface HeldTime {
  seats: Record<Seat, ByPhase>;
  table: ByPhase;
  breaks: number;
  nobody: number;
}

export const emptyHeld = (): HeldTime => ({ seats: {}, table: {}, breaks: 0, nobody: 0 });

/** A copy that can be added to. */
export const copyOfHeld = ({ seats, table, ...rest }: HeldTime): HeldTime => ({
  ...rest,
  table: { ...table },
  seats: Object.fromEntries(Object.entries(seats).map(([seat, row]) => [seat, { ...row }])),
});

/** ms that lie in a bucket. */
export function inBucket(held: HeldTime, bucket: Bucket): number {
  switch (bucket.kind) {
    case 'seat':
      return held.seats[bucket.seat]?.[bucket.phase] ?? 0;
    case 'table':
      return held.table[bucket.phase] ?? 0;
    case 'break':
      return held.breaks;
    case 'nobody':
      return held.nobody;
  }
}

/** Adds so many ms to a bucket, in place; below zero takes them out. */
export function addTo(held: HeldTime, bucket: Bucket, ms: number): void {
  if (ms === 0) return;
  if (bucket.kind === 'break') held.breaks += ms;
  else if (bucket.kind === 'nobody') held.nobody += ms;
  else {
    const row = bucket.kind === 'table' ? held.table : (held.seats[bucket.seat] ??= {});
    row[bucket.phase] = (row[bucket.phase] ?? 0) + ms;
  }
}

/** Takes at most so many ms out of a bucket, in place; answers how many there were. */
export function takeFrom(held: HeldTime, bucket: Bucket, ms: number): number {
  const taken = Math.max(0, Math.min(ms, inBucket(held, bucket)));
  addTo(held, bucket, -taken);
  return taken;
}

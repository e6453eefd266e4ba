/**
 * The ledger of time: all entries of a record in the order in which they were appended, each span
 * between two of them in the bucket that was on the screen then. What is taken back, made again or
 * amended later moves nothing of it; only answers for silences and moved minutes do.
 */
import { BoundedCache } from '../../bounded-cache.ts';
import type { TimedPosition } from '../../machine/position.ts';
import type { Written, Body } from '../../record/entry.ts';
import {
  addTo,
  takeFrom,
  copyOfLedger,
  emptyLedger,
  isPausedIn,
  type Bucket,
  type Here,
  type Ledger,
  type Gap,
} from './ledger.ts';
import { spanBetween } from './silence.ts';

/** Where the game stood with its head at the entry with this seq; 0 is the empty table. */
export type PositionAt = (head: number) => TimedPosition;

/** Where the game stands, as far as its time goes; what the table waits for gets a line. */
function hereAt(ledger: Ledger, position: TimedPosition, started: boolean): Here {
  const { activeSeat, clockOwner, turnNumber, phase, round, step } = position;
  const seat = clockOwner ?? (started ? activeSeat : null);
  const owner: Bucket = seat === null ? { kind: 'table', phase } : { kind: 'seat', seat, phase };
  const wait = seat === null ? `${round} ${phase}` : `${round} ${phase} ${turnNumber} ${seat}`;
  if (!ledger.waits.has(wait)) {
    // Who votes on an agenda that an action has opened has no turn by it.
    const turn = phase === 'action' && step !== 'vote' && seat !== null && seat === activeSeat;
    ledger.waits.set(wait, { seat, round, phase, nth: turnNumber, turn, ms: 0 });
  }
  const breath = seat === null && activeSeat !== null;
  return { owner, round, wait, breath, talk: breath && step === 'vote', over: phase === 'over' };
}

/** Whether an amendment is one of several of a tap, and not the last: no one saw the table there. */
const isBetween = ({ body, group }: Written, next: Written | undefined): boolean =>
  body.kind === 'amendment' && next?.body.kind === 'amendment' && next.group === group;

function read(
  ledger: Ledger,
  entry: Written,
  next: Written | undefined,
  standAt: PositionAt,
): void {
  const { at, body, group, mono, run, seq } = entry;
  const instant = { at, mono, run };
  if (ledger.last) spend(ledger, spanBetween(ledger.last, instant), group);
  ledger.last = instant;
  ledger.length++;
  if (body.kind === 'gap') return tellGap(ledger, body, seq);
  if (body.kind === 'time') return move(ledger, body, seq);
  if (body.kind === 'clock') {
    turnClock(ledger, { paused: body.paused, reason: 'reason' in body ? body.reason : null }, at);
  } else ledger.head = body.kind === 'mark' ? body.head : seq;
  // To ask where the line would stand there is a replay of all of it.
  if (isBetween(entry, next)) return;
  const position = standAt(ledger.head);
  const started = ledger.started === ledger.head;
  // Most acts leave the game where it stood: then nothing is to be worked out.
  if (position === ledger.position && started === ledger.said) return;
  ledger.position = position;
  ledger.said = started;
  ledger.here = hereAt(ledger, position, started);
}

/** By last entry: a tap goes on from the one before it, or, where that was not stored, from there. */
const known = new BoundedCache<Written, Ledger>(6);

function begun(entries: readonly Written[]): Ledger {
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i];
    const found = entry && known.get(entry);
    if (found?.length === i + 1) return found;
  }
  return emptyLedger();
}

/** The ledger of a record; of what was read lately only what was added is read. */
export function readLedger(entries: readonly Written[], standAt: PositionAt): Ledger {
  const from = begun(entries);
  const last = entries.at(-1);
  if (!last || from.length === entries.length) return from;
  // The one that others may go on from, too, is not the first to be forgotten.
  const before = entries[from.length - 1];
  if (before) known.set(before, from);
  const ledger = copyOfLedger(from);
  for (let i = from.length; i < entries.length; i++) {
    const entry = entries[i];
    if (entry) read(ledger, entry, entries[i + 1], standAt);
  }
  known.set(last, ledger);
  return ledger;
}

type EntryBodyOf<K extends Body['kind']> = Extract<Body, { kind: K }>;

// What an entry does to a ledger that is being read, in place: no millisecond comes or goes.

/** Counts ms of play to what the table waited for and to the round, or takes them back. */
function countPlay(ledger: Ledger, { owner, round, wait, over }: Here, ms: number): void {
  if (ms === 0 || over) return;
  const waited = ledger.waits.get(wait);
  if (waited) ledger.waits.set(wait, { ...waited, ms: waited.ms + ms });
  const { seats, table } = ledger.rounds[round] ?? { seats: {}, table: 0 };
  ledger.rounds[round] =
    owner.kind === 'seat'
      ? { seats: { ...seats, [owner.seat]: (seats[owner.seat] ?? 0) + ms }, table }
      : { seats, table: table + ms };
}

/** The time up to the first entry of a tap is that of what was on the screen. */
function spend(ledger: Ledger, ms: number, group: number): void {
  const { here } = ledger;
  const paused = isPausedIn(ledger);
  ledger.total += ms;
  addTo(ledger.held, paused ? { kind: 'break' } : here.owner, ms);
  if (!paused) countPlay(ledger, here, ms);
  if (ledger.span.group !== group) ledger.span = { group, left: paused ? 0 : ms, here };
}

/** Puts the ms of a silence where the answer says; with no one as long as there is none. */
function lay(ledger: Ledger, { here }: Pick<Gap, 'here'>, ms: number, answer: number | null) {
  const played = Math.min(answer ?? 0, ms);
  const lies =
    answer === null
      ? { played: 0, breaks: 0, nobody: ms }
      : { played, breaks: ms - played, nobody: 0 };
  addTo(ledger.held, here.owner, lies.played);
  addTo(ledger.held, { kind: 'break' }, lies.breaks);
  addTo(ledger.held, { kind: 'nobody' }, lies.nobody);
  return lies;
}

/** Takes the ms of a silence from where they lie, as far as no one has moved them since. */
function lift({ held }: Ledger, { here, lies }: Pick<Gap, 'here' | 'lies'>): number {
  return (
    takeFrom(held, here.owner, lies.played) +
    takeFrom(held, { kind: 'break' }, lies.breaks) +
    takeFrom(held, { kind: 'nobody' }, lies.nobody)
  );
}

/** A silence is told of, or told of again with the table's answer. */
function tellGap(ledger: Ledger, body: EntryBodyOf<'gap'>, seq: number): void {
  const { from, to } = body;
  const place = ledger.gaps.findLastIndex((gap) => gap.from === from && gap.to === to);
  const earlier = ledger.gaps[place];
  if (earlier) {
    const answer = Math.min(body.played, earlier.length);
    const lies = lay(ledger, earlier, lift(ledger, earlier), answer);
    countPlay(ledger, earlier.here, answer - (earlier.played ?? 0));
    ledger.gaps[place] = { ...earlier, played: answer, lies };
    return;
  }
  const { here, left } = ledger.span;
  const length = Math.max(0, Math.min(to - from, left));
  ledger.span.left -= length;
  const played = body.played > 0 ? Math.min(body.played, length) : null;
  const found = { from, to, length, played, seq, here };
  const lifted = takeFrom(ledger.held, here.owner, length);
  countPlay(ledger, here, (played ?? 0) - length);
  ledger.gaps.push({ ...found, lies: lay(ledger, found, lifted, played) });
}

/** Minutes go from one bucket to another, as far as there are any. */
function move(ledger: Ledger, { from, to, ms, reason }: EntryBodyOf<'time'>, seq: number): void {
  const taken = takeFrom(ledger.held, from, ms);
  addTo(ledger.held, to, taken);
  ledger.moved.push({ seq, from, to, ms: taken, reason });
}

/** Pauses lie on a line of their own, that undo never touches. */
function turnClock(
  ledger: Ledger,
  { paused, reason }: Pick<EntryBodyOf<'clock'>, 'paused' | 'reason'>,
  at: number,
): void {
  const open = ledger.pauses.at(-1);
  const isOpen = open?.to === null;
  if (paused) {
    if (isOpen) ledger.pauses[ledger.pauses.length - 1] = { ...open, reason };
    else ledger.pauses.push({ from: at, to: null, reason });
  } else if (isOpen) {
    ledger.pauses[ledger.pauses.length - 1] = { ...open, to: Math.max(open.from, at) };
  } else ledger.started = ledger.head;
}

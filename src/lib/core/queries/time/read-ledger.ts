/**
 * The ledger of time: all entries of a record in the order in which they were appended, each span
 * between two of them in the bucket that was on the screen then. What is taken back, made again or
 * amended later moves nothing of it; only answers for silences and moved minutes do.
 */
import { BoundedCache } from '../../bounded-cache.ts';
import type { TimedPosition } from '../../machine/position.ts';
import type { Written } from '../../record/entry.ts';
import type { Bucket } from './bucket.ts';
import { copyOfLedger, emptyLedger, type Here, type Ledger } from './ledger.ts';
import { spanBetween } from './span.ts';
import { move, spend, tellGap, turnClock } from './spend.ts';

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

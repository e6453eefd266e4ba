/** What an entry does to a ledger that is being read, in place. No millisecond comes or goes. */
import { addTo, takeFrom } from './bucket.ts';
import { isPausedIn, type Gap, type Here, type Ledger } from './ledger.ts';
import type { Body } from '../../record/entry.ts';

type EntryBodyOf<K extends Body['kind']> = Extract<Body, { kind: K }>;

/** Counts ms of play to what the table waited for and to the round, or takes them back. */
function countPlay(ledger: Ledger, { owner, round, wait, over }: Here, ms: number): void {
  if (ms === 0 || over) return;
  const known = ledger.waits.get(wait);
  if (known) ledger.waits.set(wait, { ...known, ms: known.ms + ms });
  const { seats, table } = ledger.rounds[round] ?? { seats: {}, table: 0 };
  ledger.rounds[round] =
    owner.kind === 'seat'
      ? { seats: { ...seats, [owner.seat]: (seats[owner.seat] ?? 0) + ms }, table }
      : { seats, table: table + ms };
}

/** The time up to the first entry of a tap is that of what was on the screen. */
export function spend(ledger: Ledger, ms: number, group: number): void {
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
export function tellGap(ledger: Ledger, body: EntryBodyOf<'gap'>, seq: number): void {
  const { from, to } = body;
  const place = ledger.gaps.findLastIndex((gap) => gap.from === from && gap.to === to);
  const known = ledger.gaps[place];
  if (known) {
    const answer = Math.min(body.played, known.length);
    const lies = lay(ledger, known, lift(ledger, known), answer);
    countPlay(ledger, known.here, answer - (known.played ?? 0));
    ledger.gaps[place] = { ...known, played: answer, lies };
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
export function move(
  ledger: Ledger,
  { from, to, ms, reason }: EntryBodyOf<'time'>,
  seq: number,
): void {
  const taken = takeFrom(ledger.held, from, ms);
  addTo(ledger.held, to, taken);
  ledger.moved.push({ seq, from, to, ms: taken, reason });
}

/** Pauses lie on a line of their own, that undo never touches. */
export function turnClock(
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

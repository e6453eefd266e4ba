/** The times that a table is shown (ms): what the ledger holds, and what has passed since. */
import type { Seat } from '../../game.ts';
import type { Phase } from '../../vocabulary.ts';
import {
  addTo,
  copyOfHeld,
  isPausedIn,
  type Bucket,
  type ByPhase,
  type HeldTime,
  type Ledger,
  type Pause,
  type RoundTime,
  type Wait,
} from './ledger.ts';
import { spanBetween, type Silence, type Instant } from './silence.ts';

/** The turns of a player in the action phase, without the one under way. */
export interface Turns {
  count: number;
  /** ms of all of them. */
  ms: number;
  longest: Wait | null;
}

/** What the table waits for now. */
export interface Now {
  /** Whose clock runs, or would run were there no pause; null where the time is the table's. */
  seat: Seat | null;
  /** Where its time goes. */
  bucket: Bucket;
  /** ms of play that it has waited: of this turn, pick, answer or vote, or of the table's phase. */
  ms: number;
  /** The pause that lasts, or null. */
  pause: Pause | null;
  /** Whether a breath or talk lasts until a player acts or the table says start. */
  breath: boolean;
  /** Whether that is the talk about an agenda. */
  talk: boolean;
}

export interface Times {
  /** Every millisecond since the record began. */
  total: number;
  /** What of it was play: all but breaks, silences that no one answered, and what followed the end. */
  game: number;
  held: HeldTime;
  /** Play by person, by phase, and by round. */
  seats: Record<Seat, number>;
  phases: ByPhase;
  rounds: Record<number, RoundTime>;
  turns: Record<Seat, Turns>;
  now: Now;
}

const sum = (row: ByPhase): number =>
  (Object.values(row) as number[]).reduce((all, ms) => all + ms, 0);

/** Finished turns by seat. */
function turnsOf({ waits, here }: Ledger): Record<Seat, Turns> {
  const turns: Record<Seat, Turns> = {};
  for (const [key, wait] of waits) {
    const { ms, seat, turn } = wait;
    if (!turn || seat === null || ms === 0 || key === here.wait) continue;
    const row = (turns[seat] ??= { count: 0, ms: 0, longest: null });
    row.count++;
    row.ms += ms;
    if (ms > (row.longest?.ms ?? 0)) row.longest = wait;
  }
  return turns;
}

function phasesOf({ seats, table }: HeldTime): ByPhase {
  const phases: ByPhase = {};
  for (const row of [table, ...Object.values(seats)]) {
    for (const [phase, ms] of Object.entries(row) as [Phase, number][]) {
      if (phase !== 'over') phases[phase] = (phases[phase] ?? 0) + ms;
    }
  }
  return phases;
}

/** Every tick asks for the same. */
const known = new WeakMap<Ledger, Times>();

/** The times up to the last entry. */
export function settledTimes(ledger: Ledger): Times {
  const before = known.get(ledger);
  if (before) return before;
  const { held, here, rounds, total, waits } = ledger;
  const phases = phasesOf(held);
  const times: Times = {
    total,
    game: sum(phases),
    held,
    seats: Object.fromEntries(Object.entries(held.seats).map(([seat, row]) => [seat, sum(row)])),
    phases,
    rounds,
    turns: turnsOf(ledger),
    now: {
      seat: here.owner.kind === 'seat' ? here.owner.seat : null,
      bucket: here.owner,
      ms: waits.get(here.wait)?.ms ?? 0,
      pause: isPausedIn(ledger) ? (ledger.pauses.at(-1) ?? null) : null,
      breath: here.breath,
      talk: here.talk,
    },
  };
  known.set(ledger, times);
  return times;
}

/** The time since the last entry, silences that are not in the record yet taken out of it (ms). */
function sinceLast(ledger: Ledger, now: Instant, silences: readonly Silence[]) {
  const span = ledger.last ? spanBetween(ledger.last, now) : 0;
  if (isPausedIn(ledger)) return { span, played: 0, breaks: span, nobody: 0 };
  const since = { span, played: span, breaks: 0, nobody: 0 };
  let left = span;
  for (const { from, to, played } of silences) {
    const length = Math.max(0, Math.min(to - from, left));
    left -= length;
    const counted = Math.min(played ?? 0, length);
    since.played += counted - length;
    since[played === null ? 'nobody' : 'breaks'] += length - counted;
  }
  return since;
}

/** The times at an instant; `silences` are those that the record does not have yet. */
export function timesAt(ledger: Ledger, now: Instant, silences: readonly Silence[] = []): Times {
  const settled = settledTimes(ledger);
  const { owner, over, round } = ledger.here;
  const { span, played, breaks, nobody } = sinceLast(ledger, now, silences);
  const held = copyOfHeld(settled.held);
  addTo(held, owner, played);
  addTo(held, { kind: 'break' }, breaks);
  addTo(held, { kind: 'nobody' }, nobody);
  const times = { ...settled, total: settled.total + span, held };
  if (over || owner.kind === 'break' || owner.kind === 'nobody') return times;
  const { seats, table } = settled.rounds[round] ?? { seats: {}, table: 0 };
  const more = (row: Readonly<Record<string, number>>, key: string) => ({
    ...row,
    [key]: (row[key] ?? 0) + played,
  });
  const isTable = owner.kind === 'table';
  return {
    ...times,
    game: settled.game + played,
    seats: isTable ? settled.seats : more(settled.seats, owner.seat),
    phases: more(settled.phases as Record<string, number>, owner.phase),
    rounds: {
      ...settled.rounds,
      [round]: isTable
        ? { seats, table: table + played }
        : { seats: more(seats, owner.seat), table },
    },
    now: { ...settled.now, ms: settled.now.ms + played },
  };
}

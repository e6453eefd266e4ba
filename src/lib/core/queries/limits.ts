/** Limits of time are the wish of a table and only advise: what is left, and when that is low. */
import type { Seat } from '../game.ts';
import type { Times } from './time/times.ts';

/** No limit, one for each turn, or a bank for each person that grows with every turn. ms. */
export type Limit =
  { kind: 'none' } | { kind: 'turn'; ms: number } | { kind: 'bank'; ms: number; increment: number };

/** What had been spent when the banks were handed out: that is not billed. */
export interface Handed {
  /** ms by seat. */
  spent: Record<Seat, number>;
  /** Turns by seat, finished or begun. */
  turns: Record<Seat, number>;
}

export interface Limits {
  limit: Limit;
  /** Sand-glass for the talk about an agenda (ms), or null. */
  talk: number | null;
  handed: Handed;
}

/** What is left of a limit. */
export interface Left {
  /** What it is about: a player's turn or bank, or the talk. */
  about: 'turn' | 'bank' | 'talk';
  seat: Seat | null;
  /** ms; it counts on below zero. */
  ms: number;
  /** ms of the whole limit. */
  of: number;
  /** From this on it is low (ms). */
  low: number;
  state: 'fine' | 'low' | 'over';
}

/** A limit is low in its last quarter, and no longer than this (ms). */
const LOW = 120_000;

function leftIn(about: Left['about'], seat: Seat | null, of: number, ms: number): Left {
  const low = Math.min(LOW, of / 4);
  return { about, seat, of, ms, low, state: ms < 0 ? 'over' : ms < low ? 'low' : 'fine' };
}

/** Turns of a seat in the action phase, the one under way among them. */
function turnsBy({ turns, now }: Times, seat: Seat, acting: Seat | null): number {
  return (turns[seat]?.count ?? 0) + (now.seat === seat && acting === seat ? 1 : 0);
}

/** What counts as spent from now on, for banks that are handed out now; `acting` takes a turn. */
export function handOut(times: Times, acting: Seat | null): Handed {
  const seats = new Set([...Object.keys(times.seats), ...Object.keys(times.turns)] as Seat[]);
  const turns = [...seats].map((seat) => [seat, turnsBy(times, seat, acting)]);
  return { spent: { ...times.seats }, turns: Object.fromEntries(turns) as Record<Seat, number> };
}

/** What is left in the bank of a seat; `acting` is the player who takes a turn of the action phase. */
export function bankOf(
  { limit, handed }: Limits,
  times: Times,
  seat: Seat,
  acting: Seat | null,
): Left | null {
  if (limit.kind !== 'bank') return null;
  const spent = (times.seats[seat] ?? 0) - (handed.spent[seat] ?? 0);
  const turns = turnsBy(times, seat, acting) - (handed.turns[seat] ?? 0);
  return leftIn('bank', seat, limit.ms, limit.ms + Math.max(0, turns) * limit.increment - spent);
}

/**
 * What is left of the limit that runs now, or null where none does: the sand-glass while the table
 * talks about an agenda, else the turn or bank of the player for whom the table waits.
 */
export function leftNow(limits: Limits, times: Times, acting: Seat | null): Left | null {
  const { now } = times;
  const { limit, talk } = limits;
  if (now.seat === null) {
    return now.talk && talk !== null ? leftIn('talk', null, talk, talk - now.ms) : null;
  }
  if (limit.kind === 'turn') return leftIn('turn', now.seat, limit.ms, limit.ms - now.ms);
  return bankOf(limits, times, now.seat, acting);
}

/**
 * Honest time: spans between the instants of the line, less the pauses. Nothing ticks; the time
 * of an undone branch falls to the position that undo returned to.
 */
import type { Seat } from '../game.ts';
import { positionOf } from '../machine/position.ts';
import type { Snapshot } from '../machine/referee.ts';
import type { Entry } from '../record/entry.ts';
import type { LineItem } from '../record/line.ts';
import type { Phase } from '../vocabulary.ts';

/** A pause; `to` is null while it lasts. Epoch ms. */
export interface Pause {
  from: number;
  to: number | null;
}

/** The pauses of a record, on a line of their own that undo never touches. */
export function pausesOf(entries: readonly Entry[]): Pause[] {
  const pauses: Pause[] = [];
  for (const { body, at } of entries) {
    if (body.kind !== 'clock') continue;
    const open = pauses.at(-1);
    if (body.paused && (!open || open.to !== null)) pauses.push({ from: at, to: null });
    if (!body.paused && open && open.to === null) open.to = Math.max(open.from, at);
  }
  return pauses;
}

/** Shorter silences of a closed page are play: somebody thought for long (ms). */
const LONG_SILENCE = 30 * 60_000;

/**
 * The silence before a page opened the record, or null: long, written by another page, and not
 * within a pause already. The app cannot know what it was; it counts it as a break until the
 * table says that it was play.
 */
export function silenceBefore(
  entries: readonly Entry[],
  openedAt: number,
  run: string,
): { from: number; to: number } | null {
  const last = entries.at(-1);
  if (!last || last.run === run || openedAt - last.at < LONG_SILENCE) return null;
  return pausesOf(entries).at(-1)?.to === null ? null : { from: last.at, to: openedAt };
}

/** Milliseconds of play between two instants, pauses left out; never negative. */
export function playedBetween(from: number, to: number, pauses: readonly Pause[]): number {
  if (to <= from) return 0;
  const paused = pauses.reduce((sum, pause) => {
    const start = Math.max(from, pause.from);
    const end = Math.min(to, pause.to ?? to);
    return sum + Math.max(0, end - start);
  }, 0);
  return Math.max(0, to - from - paused);
}

/** Times in ms. */
export interface Times {
  game: number;
  /** Since the active seat or the step last changed. */
  turn: number;
  seats: Record<Seat, number>;
  phases: Partial<Record<Phase, number>>;
}

/** The times at `now` (epoch ms); the clock stands still once the game is over. */
export function timesOf(
  line: readonly LineItem[],
  snapshots: readonly Snapshot[],
  entries: readonly Entry[],
  now: number,
): Times {
  const pauses = pausesOf(entries);
  const times: Times = { game: 0, turn: 0, seats: {}, phases: {} };
  let key = '';
  for (const [i, item] of line.entries()) {
    const after = snapshots[i];
    if (!after) break;
    const { phase, step, activeSeat } = positionOf(after);
    if (phase === 'over') {
      times.turn = 0;
      continue;
    }
    const until = line[i + 1]?.at ?? now;
    const span = playedBetween(item.at, until, pauses);
    const here = `${phase}|${phase === 'action' ? '' : step}|${activeSeat}|${after.context.action?.turn ?? ''}`;
    times.turn = here === key ? times.turn + span : span;
    key = here;
    times.game += span;
    times.phases[phase] = (times.phases[phase] ?? 0) + span;
    if (activeSeat !== null) times.seats[activeSeat] = (times.seats[activeSeat] ?? 0) + span;
  }
  return times;
}

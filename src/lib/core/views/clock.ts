/**
 * Honest time: spans between the instants of the line, less the pauses. Nothing ticks; the time
 * of an undone branch falls to the position that undo returned to.
 */
import type { Seat } from '../game.ts';
import type { Stand } from '../machine/position.ts';
import type { Written } from '../record/entry.ts';
import type { LineItem } from '../record/line.ts';
import type { Phase } from '../vocabulary.ts';

/** A pause; `to` is null while it lasts. Epoch ms. */
export interface Pause {
  from: number;
  to: number | null;
}

/** Every clock of a moment asks for the same pauses. */
const known = new WeakMap<readonly Written[], { length: number; pauses: readonly Pause[] }>();

/** The pauses of a record, on a line of their own that undo never touches. */
export function pausesOf(entries: readonly Written[]): readonly Pause[] {
  const found = known.get(entries);
  // A list that has only grown by a push is another record.
  if (found?.length === entries.length) return found.pauses;
  const pauses = readPauses(entries);
  known.set(entries, { length: entries.length, pauses });
  return pauses;
}

function readPauses(entries: readonly Written[]): Pause[] {
  const pauses: Pause[] = [];
  for (const { body, at } of entries) {
    const open = pauses.at(-1);
    if (body.kind === 'gap' && open?.to !== null) {
      pauses.push({ from: body.from, to: Math.max(body.from, body.to - body.played) });
    }
    if (body.kind !== 'clock') continue;
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
  entries: readonly Written[],
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

/** Times of a line up to the instant of its last item: what further items only add to. */
export interface Settled {
  /** How many spans are in: one less than the items. */
  spans: number;
  times: Times;
  /** Where the game stood in the last of them, the game not being over; null before the first. */
  here: Stand | null;
}

/** Whether one turn goes on from one stand to the next, as far as its clock goes. */
function isSameTurn(one: Stand, two: Stand): boolean {
  if (one === two) return true;
  const [phase, step] = [one.phase === two.phase, one.step === two.step];
  if (!phase || !(step || one.phase === 'action')) return false;
  return one.activeSeat === two.activeSeat && one.turn === two.turn;
}

const nothing = (): Settled => ({
  spans: 0,
  times: { game: 0, turn: 0, seats: {}, phases: {} },
  here: null,
});

const copyOf = ({ spans, times, here }: Settled): Settled => ({
  spans,
  times: { ...times, seats: { ...times.seats }, phases: { ...times.phases } },
  here,
});

/** Adds one more span (ms), played where the game stood after an item, to a copy of its own. */
function addSpan(settled: Settled, after: Stand, span: number): void {
  const { times } = settled;
  settled.spans++;
  const { phase, activeSeat } = after;
  if (phase === 'over') {
    times.turn = 0;
    return;
  }
  times.turn = settled.here && isSameTurn(settled.here, after) ? times.turn + span : span;
  settled.here = after;
  times.game += span;
  times.phases[phase] = (times.phases[phase] ?? 0) + span;
  if (activeSeat !== null) times.seats[activeSeat] = (times.seats[activeSeat] ?? 0) + span;
}

/**
 * The times up to the last item of a line; `stands` is where the game stood after each. `known` are
 * those of its beginning, with the same pauses.
 */
export function settle(
  line: readonly LineItem[],
  stands: readonly Stand[],
  pauses: readonly Pause[],
  known: Settled = nothing(),
): Settled {
  const settled = copyOf(known);
  for (let i = known.spans; i + 1 < line.length; i++) {
    const [item, next, after] = [line[i], line[i + 1], stands[i]];
    if (!item || !next || !after) break;
    addSpan(settled, after, playedBetween(item.at, next.at, pauses));
  }
  return settled;
}

/** Settled times and what was played since; `now` in epoch ms. */
export function timesAt(
  settled: Settled,
  line: readonly LineItem[],
  stands: readonly Stand[],
  pauses: readonly Pause[],
  now: number,
): Times {
  const [item, after] = [line[settled.spans], stands[settled.spans]];
  const own = copyOf(settled);
  if (item && after) addSpan(own, after, playedBetween(item.at, now, pauses));
  return own.times;
}

/** The times at `now` (epoch ms); the clock stands still once the game is over. */
export function timesOf(
  line: readonly LineItem[],
  stands: readonly Stand[],
  entries: readonly Written[],
  now: number,
): Times {
  const pauses = pausesOf(entries);
  return timesAt(settle(line, stands, pauses), line, stands, pauses, now);
}

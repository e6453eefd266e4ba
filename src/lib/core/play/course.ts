/** Where a record leads: its line, and the snapshot of the recorder after each fact of it. */
import type { GameEvent } from '../events.ts';
import type { Snapshot } from '../machine/referee.ts';
import type { Written } from '../record/entry.ts';
import { lineOf, lineOnward, type LineItem } from '../record/line.ts';
import type { Told } from '../record/told.ts';
import type { RoundPlan } from '../ruleset.ts';
import { Recorder } from './recorder.ts';

export interface Course {
  /** How many entries it was read from. */
  length: number;
  line: LineItem[];
  /** The snapshot after each item of the line, by index. */
  snapshots: Snapshot[];
  /** The snapshot at the head; that of the empty table when the line is empty. */
  head: Snapshot;
  /** The item that could not be taken, or null; the line ends before it. */
  broken: LineItem | null;
}

/** Snapshots that facts have led to when they were tried, by fact. */
export type Tried = ReadonlyMap<GameEvent, Snapshot>;

/** How many items both lines begin with. */
export function common(one: readonly LineItem[], two: readonly LineItem[]): number {
  const differs = one.findIndex((item, i) => item.seq !== two[i]?.seq || item.fact !== two[i].fact);
  return differs < 0 ? one.length : differs;
}

/** The line of a record that goes on from a known course. */
function lineFrom(entries: readonly Written[], known: Course | undefined): LineItem[] {
  const onward = known && !known.broken ? lineOnward(known.line, entries, known.length) : null;
  return onward ?? lineOf(entries);
}

/** Acts between two words about how far a replay has come. */
const WORD = 100;

/**
 * The course of a record. What a known course of its beginning already went through is neither
 * read nor replayed again, nor are facts that were tried at its head; `told` hears of the others.
 */
export function courseOf(
  plan: RoundPlan,
  entries: readonly Written[],
  known?: Course,
  tried?: Tried,
  told?: Told,
): Course {
  const line = lineFrom(entries, known);
  const shared = known ? common(line, known.line) : 0;
  const snapshots = known?.snapshots.slice(0, shared) ?? [];
  let ahead = shared === known?.line.length ? tried : undefined;
  let recorder: Recorder | null = null;
  let broken: LineItem | null = null;
  for (const item of line.slice(shared)) {
    let after = ahead?.get(item.fact);
    if (!after) {
      ahead = undefined;
      recorder ??= new Recorder(plan, snapshots.at(-1));
      if (!recorder.record(item.fact)) {
        broken = item;
        break;
      }
      after = recorder.snapshot;
    }
    snapshots.push(after);
    if (snapshots.length % WORD === 0) told?.(snapshots.length, line.length);
  }
  const head = snapshots.at(-1) ?? (recorder ?? new Recorder(plan)).snapshot;
  return {
    length: entries.length,
    line: broken ? line.slice(0, snapshots.length) : line,
    snapshots,
    head,
    broken,
  };
}

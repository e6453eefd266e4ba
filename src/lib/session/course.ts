/** Where a record leads: its line, and the snapshot of the recorder after each fact of it. */
import type { Snapshot } from '$lib/core/machine/referee.ts';
import type { Entry } from '$lib/core/record/entry.ts';
import { lineOf, lineOnward, type LineItem } from '$lib/core/record/line.ts';
import { Recorder } from '$lib/core/record/replay.ts';
import { upcast } from '$lib/core/record/upcast.ts';
import type { RoundPlan } from '$lib/core/ruleset.ts';
import { rulesetOf } from '$lib/rulesets/compose.ts';
import type { Tried } from './judge.ts';

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

/** The round plan that a record was begun with; released plans never change. */
export function planOf(entries: readonly Entry[]): RoundPlan {
  const [first] = entries[0] ? upcast(entries[0]) : [];
  const body = first?.body;
  const created = body?.kind === 'fact' && body.fact.type === 'game.created' ? body.fact : null;
  return rulesetOf(created?.expansions ?? []).plan;
}

/** How many items both lines begin with. */
function common(one: readonly LineItem[], two: readonly LineItem[]): number {
  const differs = one.findIndex((item, i) => item.seq !== two[i]?.seq || item.fact !== two[i].fact);
  return differs < 0 ? one.length : differs;
}

/** The line of a record that goes on from a known course. */
function lineFrom(entries: readonly Entry[], known: Course | undefined): LineItem[] {
  const onward =
    known && !known.broken ? lineOnward(known.line, entries.slice(known.length)) : null;
  return onward ?? lineOf(entries);
}

/**
 * The course of a record. What a known course of its beginning already went through is neither
 * read nor replayed again, nor are facts that were tried at its head.
 */
export function courseOf(
  plan: RoundPlan,
  entries: readonly Entry[],
  known?: Course,
  tried?: Tried,
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

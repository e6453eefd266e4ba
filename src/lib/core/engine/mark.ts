/**
 * The head moves along the record: nothing is ever deleted. A record that is sound but does not replay is
 * taken back in place, to where its line does; to damaged bytes nothing is ever appended.
 */
import { redoTarget, undoTarget, treeOf, ancestors, lineOf } from '../record/line.ts';
import { headOf, planOf, type EngineState } from './engine-state.ts';
import { droppedBefore, recordOn, freshEntries } from './record-on.ts';
import type { StampedTap } from './tap-options.ts';
import type { Dropped, TapRecorded } from './tap-result.ts';
import { common } from './snapshot-index.ts';
import { openState } from './open.ts';
import { Recorder } from './recorder.ts';

/** Where the head is to go: the last tap taken back or made again, or just after a fact. */
export type Target = 'undo' | 'redo' | { seq: number };

/** The seq that a target means in this record, or null when there is none. */
export function seqOf({ entries }: EngineState, target: Target): number | null {
  if (target === 'undo') return undoTarget(entries);
  if (target === 'redo') return redoTarget(entries);
  return treeOf(entries).parents[target.seq] === undefined ? null : target.seq;
}

/** Moves the head; what follows it stays in the record. Nothing is written where it stands already. */
export function mark(state: EngineState, target: Target, how: StampedTap): TapRecorded | Dropped {
  const dropped = droppedBefore(state, how);
  if (dropped) return dropped;
  const head = seqOf(state, target);
  if (head === null) return { ok: false, dropped: 'nowhere' };
  const drafts =
    head === treeOf(state.entries).head ? [] : [{ body: { kind: 'mark' as const, head } }];
  return recordOn(state, drafts, how);
}

/** The furthest seq before the head up to which the line replays, by whole taps; 0 for none. */
function lastReplayed(state: EngineState): number {
  const { entries, timeline } = state;
  const tree = treeOf(entries);
  const path = ancestors(tree, tree.head);
  const lost = timeline.broken ? [...timeline.line, timeline.broken] : timeline.line;
  const groupOf = (seq: number | undefined) => entries[(seq ?? 0) - 1]?.group;
  for (let i = path.length - 2; i >= 0; i--) {
    const seq = path[i] ?? 0;
    if (groupOf(seq) === groupOf(path[i + 1])) continue;
    const line = lineOf(entries, seq);
    // Up to the item that breaks it is the same line; an empty one is no line at all.
    if (lost.length > 0 && common(line, lost) === lost.length) continue;
    const recorder = new Recorder(planOf(state));
    if (line.every(({ fact }) => recorder.record(fact))) return seq;
  }
  return 0;
}

/** Moves the head of a broken state to where its line replays; nowhere to go where none of it does. */
export function takeBack(state: EngineState, how: StampedTap): TapRecorded | Dropped {
  if (state.damage?.kind !== 'broken') return { ok: false, dropped: 'nowhere' };
  if (how.head !== headOf(state)) return { ok: false, dropped: 'stale' };
  const head = lastReplayed(state);
  if (head === 0) return { ok: false, dropped: 'nowhere' };
  const fresh = freshEntries(state, [{ body: { kind: 'mark', head } }], how);
  const entries = [...state.entries, ...fresh];
  return { ok: true, state: openState(state.rulesets, entries), entries: fresh };
}

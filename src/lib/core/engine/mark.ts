/** The head moves along the record: nothing is ever deleted. */
import { redoTarget, undoTarget } from '../record/head.ts';
import { treeOf } from '../record/tree.ts';
import type { EngineState } from './engine-state.ts';
import { droppedBefore, recordOn } from './record-on.ts';
import type { StampedTap } from './tap-options.ts';
import type { Dropped, TapRecorded } from './tap-result.ts';

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

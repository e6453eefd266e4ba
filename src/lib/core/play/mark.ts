/** The head moves along the record: nothing is ever deleted. */
import { redoTarget, undoTarget } from '../record/head.ts';
import { treeOf } from '../record/tree.ts';
import type { Play } from './play.ts';
import { droppedBefore, recordOn } from './record-on.ts';
import type { StampedTap } from './tap-options.ts';
import type { Dropped, Recorded } from './tap-result.ts';

/** Where the head is to go: the last tap taken back or made again, or just after a fact. */
export type Target = 'undo' | 'redo' | { seq: number };

/** The seq that a target means in this record, or null when there is none. */
export function seqOf({ entries }: Play, target: Target): number | null {
  if (target === 'undo') return undoTarget(entries);
  if (target === 'redo') return redoTarget(entries);
  return treeOf(entries).parents[target.seq] === undefined ? null : target.seq;
}

/** Moves the head; what follows it stays in the record. Nothing is written where it stands already. */
export function mark(play: Play, target: Target, how: StampedTap): Recorded | Dropped {
  const dropped = droppedBefore(play, how);
  if (dropped) return dropped;
  const head = seqOf(play, target);
  if (head === null) return { ok: false, dropped: 'nowhere' };
  const drafts =
    head === treeOf(play.entries).head ? [] : [{ body: { kind: 'mark' as const, head } }];
  return recordOn(play, drafts, how);
}

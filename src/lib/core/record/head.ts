/** Where undo and redo lead: a whole tap back, and the most recent tap made from the head. */
import type { Written } from './entry.ts';
import { ancestors, treeOf } from './tree.ts';

/** Where undo leads: the head before the whole last tap; null at the first tap. */
export function undoTarget(entries: readonly Written[]): number | null {
  const tree = treeOf(entries);
  const group = entries[tree.head - 1]?.group;
  if (group === undefined) return null;
  let at = tree.head;
  while (at > 0 && entries[at - 1]?.group === group) at = tree.parents[at] ?? 0;
  return at > 0 ? at : null;
}

/** Where redo leads: the end of the most recent tap made from the head; null when there is none. */
export function redoTarget(entries: readonly Written[]): number | null {
  const tree = treeOf(entries);
  const latest = (found: (seq: number) => boolean): number | null => {
    // A child is younger than its parent.
    for (let seq = entries.length; seq > tree.head; seq--) if (found(seq)) return seq;
    return null;
  };
  const child = latest((seq) => tree.parents[seq] === tree.head);
  if (child === null) return null;
  const group = entries[child - 1]?.group;
  const end = latest(
    (seq) => entries[seq - 1]?.group === group && ancestors(tree, seq).includes(child),
  );
  return end ?? child;
}

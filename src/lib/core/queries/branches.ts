/** What undo took back and leads nowhere now: it stays in the record, and can be looked at. */
import type { GameEvent } from '../events.ts';
import type { Written } from '../record/entry.ts';
import { ancestors, treeOf } from '../record/line.ts';
import { upcast } from '../record/upcast.ts';

export interface Branch {
  /** Seq of its last entry: where taking it up leads. */
  seq: number;
  /** Seq of the entry that it left from; 0 for the beginning. */
  from: number;
  /** Epoch ms of its first act. */
  at: number;
  /** How many acts it has. */
  acts: number;
  /** The first fact of it. */
  fact: GameEvent;
}

function firstFact(entries: readonly Written[], seq: number): GameEvent | null {
  const body = upcast(entries, seq)[0]?.body;
  return body?.kind === 'fact' ? body.fact : null;
}

/** The branches that were left, oldest first. */
export function branchesOf(entries: readonly Written[]): Branch[] {
  const tree = treeOf(entries);
  const led = new Set(ancestors(tree, tree.head));
  /** By their ends; `last` is the group of the last act. */
  const ends = new Map<number, Branch & { last: number }>();
  for (const { body, seq, group, at } of entries) {
    if (body.kind !== 'fact' || led.has(seq)) continue;
    const parent = tree.parents[seq] ?? 0;
    const before = ends.get(parent);
    // What goes on from the end of a branch belongs to it; anything else is one of its own.
    if (before) {
      ends.delete(parent);
      const acts = before.acts + (before.last === group ? 0 : 1);
      ends.set(seq, { ...before, seq, acts, last: group });
      continue;
    }
    const fact = firstFact(entries, seq);
    if (fact) ends.set(seq, { seq, from: parent, at, acts: 1, fact, last: group });
  }
  return [...ends.values()]
    .sort((one, two) => one.at - two.at)
    .map(({ seq, from, at, acts, fact }) => ({ seq, from, at, acts, fact }));
}

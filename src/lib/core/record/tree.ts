/**
 * The tree that entries make: a fact's parent is the head when it was appended, a mark moves the
 * head, the line is the head's ancestors.
 */
import type { Written } from './entry.ts';

/** The tree that entries make, and the head. */
export interface Tree {
  /** By seq, the seq that it follows on its branch, 0 for none; where nothing moves, undefined. */
  parents: readonly (number | undefined)[];
  head: number;
}

const movesGame = (entry: Written) => entry.body.kind === 'fact' || entry.body.kind === 'amendment';

/** The tree of as many entries as have been read of a record, which it is grown on from. */
interface Grown {
  last: Written | undefined;
  length: number;
  parents: (number | undefined)[];
  head: number;
}

/** Line, undo and redo ask for the same tree after every tap, and a tap adds little to it. */
const grown = new WeakMap<Written, Grown>();

/** The tree of a record. */
export function treeOf(entries: readonly Written[]): Tree {
  const first = entries[0];
  if (!first) return { parents: [], head: 0 };
  let known = grown.get(first);
  // A record that is shorter, or went on otherwise, is another one.
  if (!known || known.last !== entries[known.length - 1]) {
    known = { last: undefined, length: 0, parents: [], head: 0 };
    grown.set(first, known);
  }
  for (; known.length < entries.length; known.length++) {
    const entry = entries[known.length];
    if (!entry) break;
    if (entry.body.kind === 'mark') known.head = entry.body.head;
    else if (movesGame(entry)) {
      known.parents[entry.seq] = known.head;
      known.head = entry.seq;
    }
  }
  known.last = entries[known.length - 1];
  // Parents are only ever added, so that older trees may share them.
  return { parents: known.parents, head: known.head };
}

/** Seqs from the first entry to `seq`, oldest first. */
export function ancestors(tree: Tree, seq: number): number[] {
  const path: number[] = [];
  for (let at = seq; at > 0; at = tree.parents[at] ?? 0) path.push(at);
  return path.reverse();
}

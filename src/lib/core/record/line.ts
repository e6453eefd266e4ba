/**
 * The line: the facts that lead to the head. A fact's parent is the head when it was appended, a
 * mark moves the head, the line is the head's ancestors; amendments on it change its past.
 */
import type { GameEvent } from '../events.ts';
import type { RefusalCode } from '../refusal.ts';
import type { Entry } from './entry.ts';
import { upcast } from './upcast.ts';

/** One fact of the line, with the entry that brought it. */
export interface LineItem {
  seq: number;
  group: number;
  /** Epoch ms. */
  at: number;
  fact: GameEvent;
  overruled: RefusalCode | null;
}

/** The tree that entries make: parents by seq, and the head. */
export interface Tree {
  parents: Map<number, number>;
  head: number;
}

const movesGame = (entry: Entry) => entry.body.kind === 'fact' || entry.body.kind === 'amendment';

/** Line, undo and redo ask for the same tree after every tap. */
const known = new WeakMap<readonly Entry[], { length: number; tree: Tree }>();

/** The tree of a record. */
export function treeOf(entries: readonly Entry[]): Tree {
  const found = known.get(entries);
  // A list that has only grown by a push is another record.
  if (found?.length === entries.length) return found.tree;
  const tree = growTree(entries);
  known.set(entries, { length: entries.length, tree });
  return tree;
}

function growTree(entries: readonly Entry[]): Tree {
  const parents = new Map<number, number>();
  let head = 0;
  for (const entry of entries) {
    if (entry.body.kind === 'mark') head = entry.body.head;
    if (!movesGame(entry)) continue;
    parents.set(entry.seq, head);
    head = entry.seq;
  }
  return { parents, head };
}

/** Seqs from the first entry to `seq`, oldest first. */
export function ancestors(tree: Tree, seq: number): number[] {
  const path: number[] = [];
  for (let at = seq; at > 0; at = tree.parents.get(at) ?? 0) path.push(at);
  return path.reverse();
}

function amend(items: LineItem[], entry: Entry): LineItem[] {
  const { body, group, seq } = entry;
  if (body.kind !== 'amendment') return items;
  const inserted = body.facts.map(({ fact, at }) => ({ seq, group, at, fact, overruled: null }));
  // Facts of one amendment share its seq: what follows the first is part of the same target.
  const first = items.findIndex((item) => item.seq === body.target);
  return items.flatMap((item, i) => {
    if (item.seq !== body.target) return [item];
    const before = i === first ? inserted : [];
    return body.place === 'insert-before' ? [...before, item] : before;
  });
}

/**
 * The facts that lead to the head (or to `seq`), in order, amendments applied. Entries are given as
 * they were written, entry n at index n − 1; older formats are upcast here and nowhere else.
 */
export function lineOf(entries: readonly Entry[], seq?: number): LineItem[] {
  const tree = treeOf(entries);
  let items: LineItem[] = [];
  for (const at of ancestors(tree, seq ?? tree.head)) {
    const written = entries[at - 1];
    for (const entry of written ? upcast(written) : []) {
      if (entry.body.kind === 'fact') {
        const { group, body } = entry;
        const overruled = entry.overruled?.code ?? null;
        items.push({ seq: at, group, at: entry.at, fact: body.fact, overruled });
      } else items = amend(items, entry);
    }
  }
  return items;
}

/** Where undo leads: the head before the whole last tap; null at the first tap. */
export function undoTarget(entries: readonly Entry[]): number | null {
  const tree = treeOf(entries);
  const group = entries[tree.head - 1]?.group;
  if (group === undefined) return null;
  let at = tree.head;
  while (at > 0 && entries[at - 1]?.group === group) at = tree.parents.get(at) ?? 0;
  return at > 0 ? at : null;
}

/** Where redo leads: the end of the most recent tap made from the head; null when there is none. */
export function redoTarget(entries: readonly Entry[]): number | null {
  const tree = treeOf(entries);
  const child = [...tree.parents].findLast(([, parent]) => parent === tree.head)?.[0];
  if (child === undefined) return null;
  const group = entries[child - 1]?.group;
  const tail = [...tree.parents.keys()].findLast((seq) => {
    if (entries[seq - 1]?.group !== group) return false;
    return ancestors(tree, seq).includes(child);
  });
  return tail ?? child;
}

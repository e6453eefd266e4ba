/**
 * The line: the facts that lead to the head, amendments applied. Entries are given as they were written,
 * entry n at index n − 1; older formats are upcast on the way. They make a tree: a fact's parent is the
 * head when it was appended, a mark moves the head, and the line is the head's ancestors. Undo leads a
 * whole tap back, redo to the most recent tap made from the head.
 */
import type { GameEvent } from '../events.ts';
import type { RefusalCode } from '../refusal.ts';
import type { AmendmentBody, Entry, Written } from './entry.ts';
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

/** A fact as an item of the line; `seq` is that of the entry as it was written. */
function itemOf({ group, overruled }: Entry, at: number, fact: GameEvent, seq: number): LineItem {
  return { seq, group, at, fact, overruled: overruled?.code ?? null };
}

/**
 * Amends the line in place: it may be long, and amended as often. Several items may have the seq of
 * the target: an entry of an older format that put in more than one fact.
 */
function amend(items: LineItem[], entry: Entry, body: AmendmentBody, seq: number): void {
  const { target, place } = body;
  const first = items.findIndex((item) => item.seq === target);
  if (first < 0) return;
  const after = items.findLastIndex((item) => item.seq === target) + 1;
  const put = place === 'remove' ? [] : [itemOf(entry, body.at, body.fact, seq)];
  const from = place === 'after' ? after : first;
  const to = place === 'before' ? first : after;
  items.splice(from, to - from, ...put);
}

/** The facts that lead to the head (or to `seq`), in order. */
export function lineOf(entries: readonly Written[], seq?: number): LineItem[] {
  const tree = treeOf(entries);
  const items: LineItem[] = [];
  for (const at of ancestors(tree, seq ?? tree.head)) {
    for (const entry of upcast(entries, at)) {
      const { body } = entry;
      if (body.kind === 'fact') items.push(itemOf(entry, entry.at, body.fact, at));
      else if (body.kind === 'amendment') amend(items, entry, body, at);
    }
  }
  return items;
}

/**
 * What the line of the first `known` entries becomes with the further ones, without reading all of
 * it again; null when they do more than go on from its end, as marks and amendments do.
 */
export function lineOnward(
  line: readonly LineItem[],
  entries: readonly Written[],
  known: number,
): LineItem[] | null {
  const items = [...line];
  for (let seq = known + 1; seq <= entries.length; seq++) {
    for (const entry of upcast(entries, seq)) {
      const { body } = entry;
      if (body.kind === 'fact') items.push(itemOf(entry, entry.at, body.fact, seq));
      else if (body.kind === 'mark' || body.kind === 'amendment') return null;
    }
  }
  return items;
}

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

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

/** The tree that entries make, and the head. */
export interface Tree {
  /** By seq, the seq that it follows on its branch, 0 for none; where nothing moves, undefined. */
  parents: readonly (number | undefined)[];
  head: number;
}

const movesGame = (entry: Entry) => entry.body.kind === 'fact' || entry.body.kind === 'amendment';

/** The tree of as many entries as have been read of a record, which it is grown on from. */
interface Grown {
  last: Entry | undefined;
  length: number;
  parents: (number | undefined)[];
  head: number;
}

/** Line, undo and redo ask for the same tree after every tap, and a tap adds little to it. */
const grown = new WeakMap<Entry, Grown>();

/** The tree of a record. */
export function treeOf(entries: readonly Entry[]): Tree {
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

/** A fact as an item of the line; `seq` is that of the entry as it was written. */
function itemOf(entry: Entry, fact: GameEvent, seq: number): LineItem {
  const { group, at } = entry;
  return { seq, group, at, fact, overruled: entry.overruled?.code ?? null };
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
      if (entry.body.kind === 'fact') items.push(itemOf(entry, entry.body.fact, at));
      else items = amend(items, entry);
    }
  }
  return items;
}

/**
 * What the line of a record becomes with these further entries, without reading all of it again;
 * null when they do more than go on from its end, as marks and amendments do.
 */
export function lineOnward(line: readonly LineItem[], more: readonly Entry[]): LineItem[] | null {
  const items = [...line];
  for (const written of more) {
    for (const entry of upcast(written)) {
      if (entry.body.kind === 'fact') items.push(itemOf(entry, entry.body.fact, written.seq));
      else if (entry.body.kind !== 'clock') return null;
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
  while (at > 0 && entries[at - 1]?.group === group) at = tree.parents[at] ?? 0;
  return at > 0 ? at : null;
}

/** Where redo leads: the end of the most recent tap made from the head; null when there is none. */
export function redoTarget(entries: readonly Entry[]): number | null {
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

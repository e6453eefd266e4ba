/**
 * The line: the facts that lead to the head, amendments applied. Entries are given as they were
 * written, entry n at index n − 1; older formats are upcast on the way.
 */
import type { GameEvent } from '../events.ts';
import type { RefusalCode } from '../refusal.ts';
import type { AmendmentBody, Entry, Written } from './entry.ts';
import { ancestors, treeOf } from './tree.ts';
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

/** What amendments made of the line: acts that are not as they were recorded first, acts taken out. */
import type { GameEvent } from '../events.ts';
import type { Written } from '../record/entry.ts';
import { lineOf, ancestors, treeOf, type LineItem } from '../record/line.ts';
import { upcast } from '../record/upcast.ts';

/** An act that was put right. */
export interface AmendedAct {
  /** When it was (epoch ms). */
  at: number;
  /** What was recorded first; nothing where it was put in later. */
  original: readonly GameEvent[];
}

/** What one amendment took out without anything in its place. */
export interface TakenOut {
  /** Seq of the first entry of the amendment. */
  seq: number;
  /** When it was (epoch ms). */
  at: number;
  /** Group of the act of the line behind which it stood; 0 for none. */
  after: number;
  /** The first act of it, and how many acts there were. */
  facts: readonly GameEvent[];
  acts: number;
}

export interface Amended {
  /** By group, as acts of the line have it. */
  acts: ReadonlyMap<number, AmendedAct>;
  out: readonly TakenOut[];
}

/** One step of amending: which entries it put in, and which targets it took away. */
interface AmendmentGroup {
  first: Written;
  puts: boolean;
  replaced: number[];
  removed: number[];
}

/** The steps that lead to the head, by their group, oldest first. */
function stepsOf(entries: readonly Written[]): Map<number, AmendmentGroup> {
  const tree = treeOf(entries);
  const steps = new Map<number, AmendmentGroup>();
  for (const seq of ancestors(tree, tree.head)) {
    const entry = entries[seq - 1];
    if (entry?.body.kind !== 'amendment') continue;
    const fresh = { first: entry, puts: false, replaced: [], removed: [] };
    const step: AmendmentGroup = steps.get(entry.group) ?? fresh;
    steps.set(entry.group, step);
    const { place, target } = entry.body;
    if (place === 'replace') step.replaced.push(target);
    if (place === 'remove') step.removed.push(target);
    else step.puts = true;
  }
  return steps;
}

const factsOf = (entries: readonly Written[], seqs: readonly number[]): GameEvent[] =>
  seqs.flatMap((seq) =>
    upcast(entries, seq).flatMap(({ body }) => ('fact' in body ? body.fact : [])),
  );

/** The items that stood before what an amendment took out, by its first entry: that never changes. */
const stoodBefore = new WeakMap<Written, readonly LineItem[]>();

function before(
  entries: readonly Written[],
  { first }: AmendmentGroup,
  target: number,
): readonly LineItem[] {
  const known = stoodBefore.get(first);
  if (known) return known;
  const then = lineOf(entries, treeOf(entries).parents[first.seq] ?? 0);
  const index = then.findIndex(({ seq }) => seq === target);
  const found = then.slice(0, Math.max(0, index));
  stoodBefore.set(first, found);
  return found;
}

/** The group of the item of the line behind which an entry stood before it was taken out. */
const groupBefore = (
  entries: readonly Written[],
  step: AmendmentGroup,
  target: number,
  left: ReadonlySet<number>,
): number => before(entries, step, target).findLast(({ seq }) => left.has(seq))?.group ?? 0;

/** What the amendments that lead to the head did; nothing in a game without them. */
export function amendedOf(entries: readonly Written[], line: readonly LineItem[]): Amended {
  const acts = new Map<number, AmendedAct>();
  const out: TakenOut[] = [];
  const groupOf = (seq: number) => entries[seq - 1]?.group ?? 0;
  const steps = stepsOf(entries);
  const left = new Set(steps.size > 0 ? line.map(({ seq }) => seq) : []);
  for (const [group, step] of steps) {
    const { first, puts, replaced, removed } = step;
    const { at, seq } = first;
    const instead = new Set(replaced.map(groupOf));
    const both = [...replaced, ...removed].sort((one, two) => one - two);
    const original = both.filter((target) => instead.has(groupOf(target)));
    if (puts) acts.set(group, { at, original: factsOf(entries, original) });
    const gone = both.filter((target) => !instead.has(groupOf(target)));
    const [target] = gone;
    if (target === undefined) continue;
    const same = gone.filter((other) => groupOf(other) === groupOf(target));
    const after = groupBefore(entries, step, target, left);
    const facts = factsOf(entries, same);
    out.push({ seq, at, after, facts, acts: new Set(gone.map(groupOf)).size });
  }
  return { acts, out };
}

/** What follows from a change of the past, as it is read: acts one by one, with place and reason. */
import type { LineItem } from '$lib/core/record/line.ts';
import type { Refusal } from '$lib/core/refusal.ts';
import type { Chapter } from '$lib/core/views/chronicle.ts';
import type { FactNames } from '$lib/words/names.ts';
import { tapSentences } from '$lib/words/taps.ts';
import { placeOf, type Place } from './chapters.ts';

/** An act that follows, as far as it is concerned. */
export interface Following {
  group: number;
  at: number;
  place: Place | null;
  /** What it says, without a full stop. */
  text: string;
  /** The rule or the step in its way, or null. */
  refusal: Refusal | null;
}

interface Concerned {
  item: LineItem;
  refusal: Refusal | null;
}

/** The acts that these items are of, oldest first; an act of several of them is named once. */
export function actsOf(
  items: readonly Concerned[],
  acts: readonly Chapter[],
  names: FactNames,
): Following[] {
  const groups = new Map<number, Concerned[]>();
  for (const row of items) {
    groups.set(row.item.group, [...(groups.get(row.item.group) ?? []), row]);
  }
  return [...groups].map(([group, rows]) => {
    const act = acts.find((one) => one.group === group);
    const facts = rows.map(({ item }) => item);
    return {
      group,
      at: facts[0]?.at ?? 0,
      place: act ? placeOf(act) : null,
      text: tapSentences(facts, names)
        .map(({ text }) => text)
        .join('. '),
      refusal: rows.find(({ refusal }) => refusal)?.refusal ?? null,
    };
  });
}

/** How many later acts a change keeps, how many fall out, and of how many some part does. */
export interface Counts {
  keeps: number;
  out: number;
  parts: number;
}

export function countsOf(
  later: readonly Chapter[],
  unheard: readonly { item: LineItem }[],
): Counts {
  const fallen = new Map<number, number>();
  for (const { item } of unheard) fallen.set(item.group, (fallen.get(item.group) ?? 0) + 1);
  const whole = later.filter(({ group, facts }) => fallen.get(group) === facts.length).length;
  return { keeps: later.length - whole, out: whole, parts: fallen.size - whole };
}

/** The chronicle as a list to read: newest first, headed by round and phase, a window at a time. */
import type { GameEvent } from '$lib/core/events.ts';
import type { Seat } from '$lib/core/game.ts';
import type { Written } from '$lib/core/record/entry.ts';
import type { Chapter } from '$lib/core/views/chronicle.ts';
import type { Phase } from '$lib/core/vocabulary.ts';

/** Rows shown at once, and added when their end comes into view. */
export const PAGE = 40;

export interface Place {
  round: number;
  phase: Phase;
}

/** Where a tap was made; laying the table belongs to the setup before it. */
export function placeOf(chapter: Chapter): Place {
  const { round, phase } = chapter.from;
  return round === 0 ? { round, phase: 'setup' } : { round, phase };
}

/** Whether a tap only begins a component action that the next one names. */
function begins({ facts }: Chapter, next: Chapter | undefined): boolean {
  const [first, ...more] = facts.map(({ fact }) => fact);
  const named = next?.facts[0]?.fact;
  return (
    more.length === 0 &&
    first?.type === 'component-action.taken' &&
    first.played === null &&
    named?.type === 'component-action.taken' &&
    named.played !== null &&
    named.seat === first.seat
  );
}

/** The chronicle as it is read, oldest first: an action and what it plays are one row. */
export function readable(chronicle: readonly Chapter[]): Chapter[] {
  const rows: Chapter[] = [];
  let from: Chapter['from'] | null = null;
  for (const [i, chapter] of chronicle.entries()) {
    if (begins(chapter, chronicle[i + 1])) from ??= chapter.from;
    else {
      rows.push(from ? { ...chapter, from } : chapter);
      from = null;
    }
  }
  return rows;
}

export interface Heading {
  place: Place;
  chapters: Chapter[];
}

/** Neighbouring taps of one phase under one heading. */
export function headed(chapters: readonly Chapter[]): Heading[] {
  const headings: Heading[] = [];
  for (const chapter of chapters) {
    const place = placeOf(chapter);
    const last = headings.at(-1);
    if (last && last.place.round === place.round && last.place.phase === place.phase) {
      last.chapters.push(chapter);
    } else headings.push({ place, chapters: [chapter] });
  }
  return headings;
}

/** Index of the newest tap of each round in a list with the newest first. */
export function roundStarts(newestFirst: readonly Chapter[]): { round: number; index: number }[] {
  const starts: { round: number; index: number }[] = [];
  for (const [index, chapter] of newestFirst.entries()) {
    const { round } = placeOf(chapter);
    if (starts.at(-1)?.round !== round) starts.push({ round, index });
  }
  return starts.reverse();
}

/** The seats that a fact names as those who act. */
export function actorsOf(fact: GameEvent): Seat[] {
  if ('seat' in fact && typeof fact.seat === 'string') return [fact.seat];
  if (fact.type === 'transaction.made') return fact.sides.map((side) => side.seat);
  if ('lines' in fact) return fact.lines.map((line) => line.seat);
  if ('from' in fact && 'to' in fact) return [fact.from as Seat, fact.to as Seat];
  if ('by' in fact && fact.by) return [fact.by];
  return 'seats' in fact ? [...fact.seats] : [];
}

/** Taps in which a seat acts. */
export function chaptersOf(chapters: readonly Chapter[], seat: Seat): Chapter[] {
  return chapters.filter(({ facts }) => facts.some(({ fact }) => actorsOf(fact).includes(seat)));
}

/** Recorded taps that are not on the line: they were undone, and stay in the record. */
export function undoneTaps(entries: readonly Written[], chapters: readonly Chapter[]): number {
  const onLine = new Set(chapters.map(({ group }) => group));
  const all = new Set<number>();
  for (const { body, group } of entries) if (body.kind === 'fact') all.add(group);
  return [...all].filter((group) => !onLine.has(group)).length;
}

/** The chronicle as a list to read. */
import type { GameEvent } from '$lib/core/events.ts';
import type { Seat } from '$lib/core/game.ts';
import type { Chapter } from '$lib/core/views/chronicle.ts';
import type { Phase } from '$lib/core/vocabulary.ts';

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

/** The seats that a fact names as those who act. */
export function actorsOf(fact: GameEvent): Seat[] {
  if ('seat' in fact && typeof fact.seat === 'string') return [fact.seat];
  if (fact.type === 'transaction.made') return fact.sides.map((side) => side.seat);
  if ('lines' in fact) return fact.lines.map((line) => line.seat);
  if ('from' in fact && 'to' in fact) return [fact.from as Seat, fact.to as Seat];
  if ('by' in fact && fact.by) return [fact.by];
  return 'seats' in fact ? [...fact.seats] : [];
}

/** Verdicts on counts, from bounds and a need. */
import { atLeast, type CountRange, type Truth } from './truth.ts';
import { verdict, type Missing, type Verdict } from './verdict.ts';

/** A count with what counts for certain. */
export interface ItemCount<I extends string = string> extends CountRange {
  items: I[];
}

/** Rows that pass a test for certain, and rows that may. */
export function tally<T extends { id: string }>(
  rows: readonly T[],
  test: (row: T) => Truth,
): ItemCount<T['id']> {
  const items: T['id'][] = [];
  let max = 0;
  for (const row of rows) {
    const truth = test(row);
    if (truth === 'yes') items.push(row.id);
    if (truth !== 'no') max += 1;
  }
  return { min: items.length, max, items };
}

/** Whether a count reaches its need, and what is lacking if it cannot. */
export function countVerdict(
  { min, max, items }: ItemCount,
  need: number,
  missing: (more: number) => Missing,
): Verdict {
  const value = atLeast({ min, max }, need);
  return verdict(value, {
    progress: { have: min, need },
    items,
    missing: value === 'no' ? missing(need - min) : null,
  });
}

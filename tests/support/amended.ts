/** A record with its past changed: entries that go on from what was played, with sums that hold. */
import { FORMAT, type Amending, type Written } from '../../src/lib/core/record/entry.ts';
import type { Amendment } from '../../src/lib/core/play/preview.ts';
import { sealed } from './log.ts';

/** An amendment of a tap of its own, half a minute after what came before it. */
const tapOf = (last: Written, amendment: Amendment): Written => ({
  ...last,
  at: last.at + 30_000,
  mono: last.mono + 30_000,
  format: FORMAT,
  body: { kind: 'amendment', ...amendment } as Amending,
});

/** Entries with amendments among them, numbered and summed anew; each amendment is a tap. */
export function woven(rows: readonly (Written | Amendment)[]): Written[] {
  const entries: Written[] = [];
  const numbers = new Map<number, number>();
  for (const row of rows) {
    const seq = entries.length + 1;
    const last = entries.at(-1);
    if ('place' in row) {
      const target = numbers.get(row.target) ?? row.target;
      if (last) entries.push({ ...tapOf(last, { ...row, target }), seq, group: seq });
      continue;
    }
    numbers.set(row.seq, seq);
    const { body } = row;
    const moved =
      body.kind === 'mark' ? { ...body, head: numbers.get(body.head) ?? body.head } : body;
    const group = numbers.get(row.group) ?? seq;
    entries.push({ ...row, seq, group, body: moved } as Written);
  }
  return sealed(entries);
}

/** The record with so many amendments after it, each a tap of its own. */
export const amendedBy = (
  entries: readonly Written[],
  count: number,
  amendment: (seq: number) => Amendment,
): Written[] =>
  woven([
    ...entries,
    ...Array.from({ length: count }, (_, i) => amendment(entries.length + 1 + i)),
  ]);

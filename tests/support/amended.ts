/** A record with its past changed: entries that go on from what was played, with sums that hold. */
import {
  FORMAT,
  type AmendmentBody,
  type Body,
  type Written,
} from '../../src/lib/core/record/entry.ts';
import type { Amendment } from '../../src/lib/core/engine/preview.ts';
import { sealed } from './log.ts';

/** A tap of its own, half a minute after what came before it. */
const tapOf = (last: Written, body: Body): Written => ({
  ...last,
  at: last.at + 30_000,
  mono: last.mono + 30_000,
  format: FORMAT,
  body,
});

/** The record with a tap more for each of these. */
export function goneOn(entries: readonly Written[], bodies: readonly Body[]): Written[] {
  const rows = [...entries];
  for (const body of bodies) {
    const last = rows.at(-1);
    const seq = rows.length + 1;
    if (last) rows.push({ ...tapOf(last, body), seq, group: seq });
  }
  return sealed(rows);
}

/** Entries with amendments among them, numbered and summed anew; each amendment is a tap. */
export function woven(rows: readonly (Written | Amendment)[]): Written[] {
  const entries: Written[] = [];
  const numbers = new Map<number, number>();
  for (const row of rows) {
    const seq = entries.length + 1;
    const last = entries.at(-1);
    if ('place' in row) {
      const target = numbers.get(row.target) ?? row.target;
      const body = { kind: 'amendment', ...row, target } as AmendmentBody;
      if (last) entries.push({ ...tapOf(last, body), seq, group: seq });
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
  goneOn(
    entries,
    Array.from({ length: count }, (_, i) => {
      const put = amendment(entries.length + 1 + i);
      return { kind: 'amendment', ...put } as AmendmentBody;
    }),
  );

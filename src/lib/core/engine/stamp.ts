/** Entries made of what a tap decided, sealed one after the other. */
import { FORMAT, sumOf, type Body, type Entry, type Written } from '../record/entry.ts';
import type { RefusalCode } from '../refusal.ts';

/** What one entry says, before it has a place in the record. */
export interface EntryDraft {
  body: Body;
  overruled?: { code: RefusalCode };
  /** When it happened, where that was not now (epoch ms). */
  at?: number;
}

/** When and by whom. */
export type Stamps = Pick<Entry, 'at' | 'mono' | 'run' | 'app'>;

/** The entries of one tap, to follow `last` (undefined: the first of a record). */
export function entriesOf(
  gameId: string,
  drafts: readonly EntryDraft[],
  last: Written | undefined,
  stamps: Stamps,
): Entry[] {
  const group = (last?.seq ?? 0) + 1;
  let previous = last?.sum ?? '';
  return drafts.map(({ body, overruled, at = stamps.at }, i) => {
    const entry = {
      gameId,
      seq: group + i,
      ...stamps,
      at,
      format: FORMAT as typeof FORMAT,
      group,
      ...(overruled ? { overruled } : {}),
      body,
    };
    previous = sumOf(previous, entry);
    return { ...entry, sum: previous };
  });
}

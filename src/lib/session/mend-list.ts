/** Rows of the list that are missing or no longer fit, made anew from their records. */
import { checkList, putRow } from '$lib/storage/list-check.ts';
import { readEntries } from '$lib/storage/record-store.ts';

/** What came of it: how many rows are new, and which games have lost their record. */
export interface Mended {
  rows: number;
  gone: string[];
}

async function mend(id: string): Promise<boolean> {
  const entries = await readEntries(id);
  if (!entries.ok) return false;
  try {
    // It brings the chart and the rulesets, which a list in order never needs.
    const [{ changeOf }, { playOf }] = await Promise.all([
      import('./derived-row.ts'),
      import('./stored-record.ts'),
    ]);
    const play = await playOf(entries.value);
    return play !== null && (await putRow(entries.value, changeOf(play))).ok;
  } catch {
    // A record that nothing can be made of is nobody else's trouble.
    return false;
  }
}

/** Compares the list with the records, and mends it. */
export async function mendList(): Promise<Mended> {
  const check = await checkList();
  if (!check.ok) return { rows: 0, gone: [] };
  let rows = 0;
  for (const id of check.value.stale) if (await mend(id)) rows += 1;
  return { rows, gone: check.value.gone };
}

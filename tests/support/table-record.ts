/** The record of a table that was driven without a screen: one tap for each fact. */
import type { Entry } from '../../src/lib/core/record/entry.ts';
import { entriesOf } from '../../src/lib/core/engine/record-on.ts';
import type { Table } from './table.ts';

/** Entries at plain instants; what was overruled is recorded as such. */
export function tableRecord(table: Table): Entry[] {
  const entries: Entry[] = [];
  for (const [i, fact] of table.facts.entries()) {
    const stamps = { at: 1_700_000_000_000 + i * 1000, mono: i, run: 'r', app: 'test' };
    entries.push(
      ...entriesOf(table.game.id, [{ body: { kind: 'fact', fact } }], entries.at(-1), stamps),
    );
  }
  return entries;
}

/** A table laid by commands, as the record that the browser is given. */
import type { Entry } from '../../../src/lib/core/record/entry.ts';
import { entriesOf } from '../../../src/lib/core/engine/record-on.ts';
import type { Table } from '../../support/table.ts';

/** The facts of a table as a sealed record, one tap each. */
export function recordOfTable(table: Table, gameId: string): Entry[] {
  const entries: Entry[] = [];
  for (const [i, fact] of table.facts.entries()) {
    const stamps = { at: 1_000 * (i + 1), mono: i, run: 'r', app: 'test' };
    const drafts = [{ body: { kind: 'fact' as const, fact } }];
    entries.push(...entriesOf(gameId, drafts, entries.at(-1), stamps));
  }
  return entries;
}

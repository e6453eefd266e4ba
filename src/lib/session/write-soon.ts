/** Makes ready what the first tap needs to be stored: a page is painted without it. */
import { tables, tablesAreHere } from '$lib/storage/tables.ts';

export function readyForWriting(): void {
  if (tablesAreHere()) return;
  // A tap asks again, and says what is wrong.
  tables().catch(() => undefined);
}

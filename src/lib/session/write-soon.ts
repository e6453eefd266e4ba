/** Makes ready what the first tap needs to be stored: a page is painted without it. */
import { tables, wasOpened } from '$lib/storage/tables.ts';

export function readyForWriting(): void {
  if (wasOpened()) return;
  // A tap asks again, and says what is wrong.
  tables().catch(() => undefined);
}

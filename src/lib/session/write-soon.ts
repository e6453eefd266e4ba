/** Fetches what the first tap needs to be stored: a page is painted without it. */
import { tables } from '$lib/storage/tables.ts';

export function fetchForWriting(): void {
  // A tap asks again, and says what is wrong.
  tables().catch(() => undefined);
}

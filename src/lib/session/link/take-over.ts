/** This device goes on as the keeper of a table that it followed. */
import { importFile } from '../import-file.ts';
import type { FollowedTable } from './followed-table.svelte.ts';

/**
 * Stores the record as a game of this device, and lets go of the table: the id of the game that can be opened
 * here, or null where it could not be stored. It is taken in as any file is: a record that was here already
 * grows by it, and one that branches off from it stays beside it. What is recorded from then on carries the
 * stamps of this device, so that the record of the other one, once it is back, is the shorter one or a branch.
 */
export async function takeOver(table: FollowedTable): Promise<string | null> {
  const taken = await importFile(new Blob([table.file()])).catch(() => null);
  if (!taken || !('gameId' in taken)) return null;
  table.close();
  return taken.gameId;
}

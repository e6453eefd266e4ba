/**
 * The game that is most likely opened next is read while nobody waits for it, a part at a time, so
 * that a tap in between is answered. Opening it then takes only what was not read yet.
 */
import { readEntries } from '$lib/storage/record-store.ts';
import { keepAhead } from './ahead.ts';
import { canLift } from './older.ts';
import { playsInParts } from './plays-in-parts.ts';

/**
 * Reads a record from storage; `rest` is the time to the next part, `gone` says that nobody will
 * open it. What is damaged is left for opening to read, and to name.
 */
export async function openAhead(
  gameId: string,
  rest: () => Promise<void>,
  gone: () => boolean,
): Promise<void> {
  keepAhead(gameId, null);
  const read = await readEntries(gameId);
  if (!read.ok || !(await canLift(read.value))) return;
  const plays = playsInParts(read.value);
  try {
    for (;;) {
      await rest();
      if (gone()) return;
      const play = plays.next().value;
      if (!play) return;
      keepAhead(gameId, play.damage ? null : play);
    }
  } catch {
    keepAhead(gameId, null);
  }
}

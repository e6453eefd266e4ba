/**
 * The game that is most likely opened next is read while nobody waits for it, a part at a time, so
 * that a tap in between is answered. Opening it then takes only what was not read yet.
 */
import { FORMAT } from '$lib/core/record/entry.ts';
import { openPlay } from '$lib/core/play/open.ts';
import type { Play } from '$lib/core/play/play.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';
import { readEntries } from '$lib/storage/record-store.ts';
import { keepAhead } from './ahead.ts';

/** Entries that are replayed in one go: some 10 ms, some 40 on a slow tablet. */
const PART = 100;

/**
 * Reads a record from storage; `rest` is the time to the next part, `gone` says that nobody will
 * open it. What is damaged, or of an older format, is left for opening to read, and to name.
 */
export async function openAhead(
  gameId: string,
  rest: () => Promise<void>,
  gone: () => boolean,
): Promise<void> {
  keepAhead(gameId, null);
  const read = await readEntries(gameId);
  // Facts that are upcast are new ones each time, and would be replayed from the first in each part.
  if (!read.ok || read.value.some(({ format }) => format !== FORMAT)) return;
  let play: Play | undefined;
  try {
    for (let end = PART; end < read.value.length + PART; end += PART) {
      await rest();
      if (gone()) return;
      play = openPlay(rulesetFor, read.value.slice(0, end), play);
      keepAhead(gameId, play.damage ? null : play);
      if (play.damage) return;
    }
  } catch {
    keepAhead(gameId, null);
  }
}

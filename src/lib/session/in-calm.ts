/** What is looked after at an open table once its screen stands still; it is loaded only then. */
import { misshapenIn } from './read-anyway.ts';
import type { GameSession } from './session.svelte.ts';

/**
 * Less room than this (bytes) is said. An evening takes up to 5 MB in a browser's store, so some
 * evenings can still be recorded when the table hears of it. A share of the whole would be wrong:
 * where a browser gives half of a disk, five in a hundred of that are gigabytes.
 */
const LITTLE = 20_000_000;
/** How often the room is looked at (ms): other apps fill a device too. */
const HOUR = 3_600_000;

/** Bytes that this browser still has for the app, or null where it does not say. */
async function roomLeft(): Promise<number | null> {
  try {
    const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
    return usage === undefined || quota === undefined ? null : Math.max(0, quota - usage);
  } catch {
    // Some browsers offer the question and refuse the answer.
    return null;
  }
}

/** Says when little room is left: once, for a table that has heard it needs no second word. */
function watchRoom(session: GameSession): () => void {
  const look = async () => {
    const left = await roomLeft();
    if (left === null || left >= LITTLE) return;
    clearInterval(timer);
    session.roomLeft = left;
  };
  const timer = setInterval(() => void look(), HOUR);
  void look();
  return () => clearInterval(timer);
}

/**
 * Looks at all of the record by the schemas, and at the room that is left, now and every hour;
 * answers how to stop it.
 */
export function lookAfter(session: GameSession): () => void {
  void misshapenIn(session.entries).then((place) => {
    if (place !== null) void session.distrust(place);
  });
  return watchRoom(session);
}

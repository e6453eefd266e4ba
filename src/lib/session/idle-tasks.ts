/** Idle tasks of an open game: loaded and begun once its screen is still. */
import { newerIn } from './salvage.ts';
import type { GameSession } from './session.svelte.ts';

/**
 * Less than this (bytes) is little. An evening takes up to 5 MB in a browser's store, so some of
 * them can still be recorded when the table hears of it. A share of the whole would be wrong: where
 * a browser gives half of a disk, five in a hundred of that are gigabytes.
 */
const LITTLE = 20_000_000;

const ASKED = 'room-asked-for';

/**
 * Asks for the room and gives it back: nothing is written. Chromium tells every page of the same
 * made-up quota, and keeps to the real one.
 */
async function refused(): Promise<boolean> {
  const folder = await navigator.storage.getDirectory();
  try {
    const handle = await folder.getFileHandle(ASKED, { create: true });
    const writing = await handle.createWritable();
    try {
      await writing.truncate(LITTLE);
    } finally {
      await writing.abort();
    }
    return false;
  } catch (error) {
    if ((error as Error).name === 'QuotaExceededError') return true;
    throw error;
  } finally {
    // Another tab may be asking.
    await folder.removeEntry(ASKED).catch(() => undefined);
  }
}

/** What the browser says of itself: honest where it has no such folder. */
async function estimated(): Promise<boolean> {
  const { usage, quota } = await navigator.storage.estimate();
  return usage !== undefined && quota !== undefined && quota - usage < LITTLE;
}

/** Whether this browser has little room left for games; false where the browser cannot be asked. */
export async function isRoomLittle(): Promise<boolean> {
  for (const ask of [refused, estimated]) {
    try {
      if (await ask()) return true;
    } catch {
      // It has no such thing, or refuses the question: the other one may answer.
    }
  }
  return false;
}

/** How often the room is looked at (ms): other apps fill a device too. */
const HOUR = 3_600_000;

/** Says when little room is left: once, for a table that has heard it needs no second word. */
function watchRoom(session: GameSession): () => void {
  const look = async () => {
    if (!(await isRoomLittle())) return;
    clearInterval(timer);
    session.littleRoom = true;
  };
  const timer = setInterval(() => void look(), HOUR);
  void look();
  return () => clearInterval(timer);
}

/**
 * Looks at all of the record by the schemas, and at the room that is left, now and every hour;
 * answers how to stop it.
 */
export function runIdleTasks(session: GameSession): () => void {
  void newerIn(session.entries).then((place) => {
    if (place !== null) void session.readBefore(place);
  });
  return watchRoom(session);
}

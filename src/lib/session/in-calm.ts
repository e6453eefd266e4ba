/** What is looked after at an open table once its screen stands still; it is loaded only then. */
import { isRoomLittle } from './little-room.ts';
import { newerIn } from './read-anyway.ts';
import type { GameSession } from './session.svelte.ts';

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
export function lookAfter(session: GameSession): () => void {
  void newerIn(session.entries).then((place) => {
    if (place !== null) void session.readBefore(place);
  });
  return watchRoom(session);
}

/** How many devices are with an open game, for a menu that need not know how they came. */
import type { GameSession } from '../session.svelte.ts';

/** Counts of devices by their games. */
const counts = new WeakMap<GameSession, GuestCount>();

export class GuestCount {
  connected = $state(0);
  /** Known, and not heard now. */
  away = $state(0);
}

/** The devices that have joined this game. */
export function guestsOf(session: GameSession): GuestCount {
  const known = counts.get(session) ?? new GuestCount();
  counts.set(session, known);
  return known;
}

/** What becomes unknown, and what begins to be counted, when a table tracks less or more. */
import type { EventOf } from '$lib/core/events.ts';
import type { Player } from '$lib/core/game.ts';
import type { Depth } from '$lib/core/vocabulary.ts';

type Holdings = EventOf<'holdings.corrected'>['holdings'];

/** Tracked at full depth alone. */
const AT_FULL = ['actionCards', 'fragments', 'relics', 'leaders', 'notes'] as const;
const TRACKED = ['planets', 'technologies', ...AT_FULL] as const;

/** What a depth no longer tracks, of all that a seat is known to own; null when there is nothing. */
export function forgottenAt(depth: Depth, player: Player): Holdings | null {
  const gone = depth === 'essentials' ? TRACKED : depth === 'standard' ? AT_FULL : [];
  const known = gone.filter((key) => player[key] !== null);
  return known.length > 0 ? Object.fromEntries(known.map((key) => [key, null])) : null;
}

/** What full depth counts from nothing on, as far as it is not known; null when there is nothing. */
export function countedAt(depth: Depth, player: Player): Holdings | null {
  if (depth !== 'full') return null;
  const fresh: Holdings = {
    ...(player.actionCards === null ? { actionCards: 0 } : {}),
    ...(player.fragments === null
      ? { fragments: { cultural: 0, hazardous: 0, industrial: 0, unknown: 0 } }
      : {}),
    ...(player.relics === null ? { relics: [] } : {}),
    ...(player.leaders === null ? { leaders: {} } : {}),
    ...(player.notes === null ? { notes: [] } : {}),
  };
  return Object.keys(fresh).length > 0 ? fresh : null;
}

/** What a player's contract was worth when it was last handed over. */
import type { GameEvent } from '$lib/core/events.ts';
import type { Seat } from '$lib/core/game.ts';

/** The value that a partner of this seat received last, or null before the first agreement. */
export function contractsSeen(line: readonly { fact: GameEvent }[], owner: Seat): number | null {
  for (const { fact } of [...line].reverse()) {
    if (fact.type !== 'agreement.opened') continue;
    const [one, two] = fact.seats;
    if (one === owner) return one === two ? fact.values[0] : fact.values[1];
    if (two === owner) return fact.values[0];
  }
  return null;
}

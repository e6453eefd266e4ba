/** Tactical actions in the record: taken by themselves, or within a primary (LRR PoK 89). */
import type { GameEvent } from './events.ts';
import type { Seat } from './vocabulary.ts';

/** Who took a tactical action by this fact, or null. */
export function tacticalOf(fact: GameEvent): Seat | null {
  const within = fact.type === 'primary.resolved' && fact.tactical === true;
  return within || fact.type === 'tactical-action.taken' ? fact.seat : null;
}

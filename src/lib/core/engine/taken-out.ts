/** What of a tap leaves, where its act is taken out of the line or another one takes its place. */
import type { EventType, GameEvent } from '../events.ts';
import type { LineItem } from '../record/line.ts';

/** Whether a fact says no more than that a player is done, so that the table goes on. */
function goesOn(fact: GameEvent): boolean {
  return (
    fact.type === 'scoring.answered' || (fact.type === 'turn.ended' && fact.exhausted.length === 0)
  );
}

/**
 * The items of an act that leave with it, oldest first: not what the same tap says of its player being
 * done, for without that no one could do anything that was done later. All, where it says nothing else,
 * or where the end of the turn exhausts a card that leaves with it.
 */
export function takenOut(items: readonly LineItem[]): readonly LineItem[] {
  const out = items.filter(({ fact }) => !goesOn(fact));
  return out.length > 0 ? out : items;
}

/** Facts after which it is the turn of the next one. */
const ENDS: ReadonlySet<EventType> = new Set([
  'scoring.answered',
  'turn.ended',
  'turn.passed',
  'turn.skipped',
]);

/**
 * The items that these facts take the place of, oldest first: that its player is done stays, unless they
 * end its turn themselves, in whatever way.
 */
export const replacedBy = (items: readonly LineItem[], facts: readonly GameEvent[]) =>
  facts.some(({ type }) => ENDS.has(type)) ? items : takenOut(items);

/** The facts that an offer may still be about: those of the current turn or step. */
import type { EventType, GameEvent } from '../events.ts';
import type { LineItem } from '../record/line.ts';

/** Facts after which something else begins. */
export const BORDERS: ReadonlySet<EventType> = new Set([
  'game.started',
  'goods.placed',
  'turn.ended',
  'turn.passed',
  'strategy-cards.returned',
  'agenda.revealed',
  'planets.readied',
  'position.corrected',
]);

/**
 * The facts since the last border, oldest first. Right after a border they are those of the tap
 * that brought it: at a table that takes a whole turn in one tap nothing of it is lost.
 */
export function recentFacts(line: readonly LineItem[]): GameEvent[] {
  const last = line.at(-1);
  if (!last) return [];
  const isOver = BORDERS.has(last.fact.type);
  const before = isOver
    ? line.findLastIndex((item) => item.group !== last.group)
    : line.findLastIndex((item) => BORDERS.has(item.fact.type));
  return line.slice(before + 1, isOver ? -1 : undefined).map((item) => item.fact);
}

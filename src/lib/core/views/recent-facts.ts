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
 * What stands in the line since the last border, oldest first. Right after a border it is what the
 * tap recorded that brought it: at a table that takes a whole turn in one tap nothing of it is lost.
 */
export function sinceBorder(line: readonly LineItem[]): LineItem[] {
  const last = line.at(-1);
  if (!last) return [];
  const isOver = BORDERS.has(last.fact.type);
  const before = isOver
    ? line.findLastIndex((item) => item.group !== last.group)
    : line.findLastIndex((item) => BORDERS.has(item.fact.type));
  return line.slice(before + 1, isOver ? -1 : undefined);
}

/** The facts since the last border, oldest first. */
export const recentFacts = (line: readonly LineItem[]): GameEvent[] =>
  sinceBorder(line).map(({ fact }) => fact);

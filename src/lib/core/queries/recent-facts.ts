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
  const isBorder = ({ fact }: LineItem) => BORDERS.has(fact.type);
  const last = line.at(-1);
  const tap = line.slice(line.findLastIndex((item) => item.group !== last?.group) + 1);
  if (tap.some(isBorder)) return tap.filter((item) => !isBorder(item));
  return line.slice(line.findLastIndex(isBorder) + 1);
}

/** The facts since the last border, oldest first. */
export const recentFacts = (line: readonly LineItem[]): GameEvent[] =>
  sinceBorder(line).map(({ fact }) => fact);

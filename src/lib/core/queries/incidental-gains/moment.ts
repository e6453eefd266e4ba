/** The moment that small gains are about: the facts since something began, and what was booked. */
import { effectsOf } from '../../card-offers.ts';
import type { Cards } from '../../cards.ts';
import type { EventType, GameEvent } from '../../events.ts';
import type { Game, Seat } from '../../game.ts';
import type { LineItem } from '../../record/line.ts';
import type { Ruleset } from '../../ruleset.ts';
import { BORDERS } from '../recent-facts.ts';

/**
 * One moment: the game, its cards, the whole line and the part of it that offers are about; and of
 * the line what tells who was given a note.
 */
export interface GainNow {
  game: Game;
  ruleset: Ruleset;
  cards: Cards;
  line: readonly LineItem[];
  recent: readonly LineItem[];
  booked: readonly Booking[];
  noted: readonly GameEvent[];
}

/** A gain that was booked among some facts: whose balances it moved, with which fact. */
export interface Booking {
  id: string;
  at: number;
  seats: readonly Seat[];
}

/** The gain that a fact names as its cause, or null. */
export function gainOf(cards: Cards, fact: GameEvent): string | null {
  const cause = 'cause' in fact ? fact.cause : undefined;
  return cause !== undefined && effectsOf(cards, 'gain', cause).length > 0 ? cause : null;
}

/** Whether a tap only answered an offer: it begins nothing new. */
function isAnswer(cards: Cards, line: readonly LineItem[], last: LineItem): boolean {
  const tap = line.filter(({ group }) => group === last.group).map(({ fact }) => fact);
  return tap.some(
    (fact) =>
      gainOf(cards, fact) !== null ||
      (fact.type === 'settings.changed' && fact.settings.gainsAway !== undefined),
  );
}

/** Where the last tap ends that is more than an answer to an offer; the length of the line else. */
function lastAct(cards: Cards, line: readonly LineItem[]): number {
  let end = line.length;
  while (end > 0) {
    const last = line[end - 1];
    if (!last || !isAnswer(cards, line.slice(Math.max(0, end - 16), end), last)) return end;
    while (end > 0 && line[end - 1]?.group === last.group) end--;
  }
  return 0;
}

/**
 * The facts since the last border. What a turn brought stays until the next player does something:
 * where the last tap brought the border, they are those since the border before it.
 */
export function recentItems(cards: Cards, line: readonly LineItem[]): LineItem[] {
  const end = lastAct(cards, line);
  const last = line[end - 1];
  if (!last) return [];
  const isBorder = ({ fact }: LineItem) => BORDERS.has(fact.type);
  const tap = line.slice(0, end).findLastIndex(({ group }) => group !== last.group) + 1;
  const border = line.findLastIndex(isBorder);
  if (border < tap) return line.slice(border + 1);
  return line.slice(line.slice(0, tap).findLastIndex(isBorder) + 1);
}

/** What was booked among these facts, tap by tap. */
export function bookingsIn(cards: Cards, items: readonly LineItem[]): Booking[] {
  const found = new Map<string, { id: string; at: number; seats: Seat[] }>();
  items.forEach(({ fact, group }, at) => {
    const id = gainOf(cards, fact);
    if (id === null || !('seat' in fact) || !fact.seat) return;
    const key = `${group}.${id}`;
    const known = found.get(key) ?? { id, at, seats: [] };
    known.seats.push(fact.seat);
    found.set(key, known);
  });
  return [...found.values()];
}

/** The facts that hand a note on or that use one: a long line is gone through once for all notes. */
export function notedIn(cards: Cards, line: readonly LineItem[]): GameEvent[] {
  const uses = (fact: GameEvent) =>
    'cause' in fact && fact.cause !== undefined && Object.hasOwn(cards.notes, fact.cause);
  return line.flatMap(({ fact }) => (fact.type === 'transaction.made' || uses(fact) ? [fact] : []));
}

/** Whether a gain was booked since the last fact of a type; ever, without one. */
export function isBookedSince({ line }: GainNow, id: string, since?: EventType): boolean {
  for (let at = line.length - 1; at >= 0; at--) {
    const fact = line[at]?.fact;
    if (!fact || fact.type === since) return false;
    if ('cause' in fact && fact.cause === id) return true;
  }
  return false;
}

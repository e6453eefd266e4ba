/**
 * Whether the facts of a record seat a table: each player in a seat of their own, the speaker in
 * one of them, and every corrected order naming each seat once (R-SET-14). The table may overrule a
 * rule, but a file that leaves seats out or doubles them holds no game that anyone can play on.
 */
import type { GameEvent } from '../events.ts';
import type { Seat } from '../game.ts';
import type { Written } from './entry.ts';
import type { Event1 } from './formats/format-1.ts';

/** What seats a table is told alike in every format. */
interface LocatedFact {
  fact: GameEvent | Event1;
  /** Where it stands in the file. */
  path: string;
}

/** Every fact of the record, those of amendments and of branches left behind included. */
function toldIn({ body }: Written, i: number): LocatedFact[] {
  if ('fact' in body) return [{ fact: body.fact, path: `entries.${i}.body.fact` }];
  const several = 'facts' in body ? body.facts : [];
  return several.map(({ fact }, n) => ({ fact, path: `entries.${i}.body.facts.${n}.fact` }));
}

const seatsOf = ({ players }: { players: readonly { seat: Seat }[] }): Seat[] =>
  players.map(({ seat }) => seat);

/** Seats as one text, whatever their order: the same for the same seats. */
const tableOf = (seats: readonly Seat[]): string => [...seats].sort().join();

/** The place in the file of the first fact whose seats make no table, or null. */
export function unseatedAt(entries: readonly Written[]): string | null {
  const told = entries.flatMap(toldIn);
  const created = told.flatMap(({ fact }) => (fact.type === 'game.created' ? [fact] : []));
  const tables = new Set(created.map((fact) => tableOf(seatsOf(fact))));
  for (const { fact, path } of told) {
    if (fact.type === 'game.created') {
      const seats = seatsOf(fact);
      if (new Set(seats).size < seats.length) return `${path}.players`;
      if (!seats.includes(fact.speaker)) return `${path}.speaker`;
    } else if (fact.type === 'seating.corrected') {
      if (!tables.has(tableOf(fact.order))) return `${path}.order`;
    }
  }
  return null;
}

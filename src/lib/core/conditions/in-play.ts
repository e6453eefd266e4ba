/** Conditions on laws and on the promissory notes of others in play (LRR 1.2 7, 60). */
import { effectsOf } from '../card-offers.ts';
import type { Condition } from '../cards.ts';
import type { Seat } from '../game.ts';
import { supportsIn } from '../points.ts';
import { countVerdict } from './counting.ts';
import { holdingsAt, type KnownTable } from './holdings.ts';
import { verdict, type Verdict } from './verdict.ts';

type NotesCondition = Extract<Condition, { kind: 'othersPromissoryNotesInPlayArea' }>;

/** Laws in play; they are tracked at every depth. */
export function judgeLaws({ game }: KnownTable, count: number): Verdict {
  const items = game.laws.map(({ id }) => id);
  const laws = { min: items.length, max: items.length, items };
  return countVerdict(laws, count, (more) => ({ kind: 'laws', more }));
}

/** The note that is worth a point to the player who holds it; its facts are `support.given` and the like. */
const supportNote = ({ cards }: KnownTable): string | null =>
  effectsOf(cards, 'points').find(({ card }) => card === 'note')?.id ?? null;

/** Seats whose support this seat holds: the ledger knows them at every depth. */
const supporters = ({ game }: KnownTable, seat: Seat): Seat[] =>
  supportsIn(game).flatMap(({ holder, owner }) => (holder === seat ? owner : []));

/** Notes of others that lie in the play area; a note typed by hand may qualify. */
export function judgeNotes(
  table: KnownTable,
  seat: Seat,
  { count, qualifyingNotes }: NotesCondition,
): Verdict {
  const support = supportNote(table);
  const tracked = holdingsAt(table, seat).notes;
  const others = (tracked ?? []).filter(({ owner }) => owner !== seat);
  const owners = others.filter(({ note }) => note === support).map(({ owner }) => owner);
  const items: string[] =
    support === null
      ? []
      : [...new Set([...owners, ...supporters(table, seat)])].map(() => support);
  for (const { note } of others) {
    if (note !== support && qualifyingNotes.includes(note)) items.push(note);
  }
  const typed = others.filter(
    ({ note }) => !qualifyingNotes.includes(note) && !table.cards.notes[note],
  ).length;
  const max = tracked === null ? Infinity : items.length + typed;
  const found = countVerdict({ min: items.length, max, items }, count, (more) => ({
    kind: 'notes',
    more,
  }));
  return tracked === null && found.value === 'ask' ? verdict('ask') : found;
}

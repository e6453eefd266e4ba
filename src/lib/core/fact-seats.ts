/**
 * Where facts name seats, as paths of keys; `*` is every row of a list. The compiler holds the
 * table to the facts: a path that names no seat, and a seat that no path names, do not compile.
 */
import type { EventOf, EventType } from './events.ts';
import type { Seat } from './seat.ts';

type Path<Key extends string, Rest> = Rest extends string
  ? Rest extends ''
    ? Key
    : `${Key}.${Rest}`
  : never;

/** The paths of a value that lead to a seat. */
type SeatPaths<T> = T extends Seat
  ? ''
  : T extends string | number | boolean
    ? never
    : T extends readonly (infer Item)[]
      ? Path<'*', SeatPaths<Item>>
      : T extends object
        ? { [K in keyof T & string]-?: Path<K, SeatPaths<NonNullable<T[K]>>> }[keyof T & string]
        : never;

/** Facts beside the one that lays the table: it brings its seats itself. */
type Later = Exclude<EventType, 'game.created'>;

/** Each path once. */
type AllOf<Paths> = { readonly [P in Extract<Paths, string>]: 1 };
type SeatTable = {
  [T in Later as [SeatPaths<EventOf<T>>] extends ['seat'] ? never : T]: AllOf<
    SeatPaths<EventOf<T>>
  >;
};

/** Facts that name another seat than `seat`, or none by that name; the others are left out. */
export const SEATS_IN: SeatTable = {
  'secrets.kept': { 'seats.*': 1 },
  'strategy-card.chosen': { seat: 1, to: 1 },
  'strategy-card.put-back': { seat: 1, picker: 1 },
  'followers.freed': { 'seats.*': 1 },
  'secondary.answered': { seat: 1, 'instead.owner': 1 },
  'secondaries.declined': { 'seats.*': 1 },
  'component-action.taken': { seat: 1, 'played.owner': 1 },
  'tokens.placed': { 'placements.*.seat': 1 },
  'token.captured': { by: 1, from: 1 },
  'token.released': { by: 1, from: 1 },
  'commodities.replenished': { 'replenished.*.seat': 1 },
  'transaction.made': { 'sides.*.seat': 1 },
  'balance.adjusted': { seat: 1, 'exhausts.owner': 1 },
  'planet.gained': { seat: 1, from: 1 },
  'relic.gained': { seat: 1, from: 1 },
  'note.placed': { seat: 1, owner: 1 },
  'note.returned': { seat: 1, owner: 1 },
  'initiative-token.given': { from: 1, to: 1 },
  'initiative-token.returned': { from: 1, to: 1 },
  'objective.published': { owner: 1 },
  'support.given': { from: 1, to: 1 },
  'support.returned': { from: 1, to: 1 },
  'points.scored': { 'lines.*.seat': 1, 'source.owner': 1 },
  'action-cards.drawn': { 'drawn.*.seat': 1 },
  'strategy-cards.returned': { 'kept.*': 1 },
  'agenda.revealed': { speaker: 1, 'barred.*': 1 },
  'prediction.made': { seat: 1, 'outcome.seat': 1 },
  'voting-order.changed': { 'order.*': 1 },
  'votes.cast': { seat: 1, 'outcome.seat': 1 },
  'votes.added': { seat: 1, 'outcome.seat': 1 },
  'agenda.resolved': { holder: 1, 'barred.*': 1, 'outcome.seat': 1 },
  'law.moved': { holder: 1 },
  'game.called': { winner: 1 },
  'play-on.agreed': { 'aside.seats.*': 1 },
  'position.corrected': { activeSeat: 1, 'keeps.passed.*': 1, 'keeps.voted.*': 1 },
  'seating.corrected': { 'order.*': 1 },
  'holdings.corrected': { seat: 1, 'holdings.notes.*.owner': 1 },
  'strategy-card.corrected': { holder: 1 },
  'points.corrected': { 'lines.*.seat': 1, 'source.owner': 1 },
  'custodians.corrected': { by: 1 },
  'law.corrected': { holder: 1, 'outcome.seat': 1 },
};

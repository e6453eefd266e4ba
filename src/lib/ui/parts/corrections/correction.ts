/** A correction as data: what is recorded now, what is asked for, and what is recorded instead. */
import type { Command } from '$lib/core/commands/command.ts';
import type { Seat } from '$lib/core/game.ts';

/** A value to choose, with its word. */
export interface Choice<T> {
  value: T;
  label: string;
}

interface FieldOf<K extends string> {
  /** The value that it sets. */
  key: K;
  label: string;
}

/**
 * One field of the form. `count` is a number, `choice` one of a few, `chips` one of several short words,
 * `seat` a player or no one, `boxes` some of many, `order` the players in another order. `beside` puts a
 * choice beside its label, in a column of at least so many px.
 */
type FieldFor<T, K extends string> = FieldOf<K> &
  (
    | { kind: 'count'; min?: number; max: number }
    | { kind: 'choice' | 'chips'; options: readonly Choice<T>[]; beside?: number }
    | { kind: 'seat'; seats: readonly Seat[]; noOne?: string; named?: (seat: Seat) => string }
    | { kind: 'boxes'; options: readonly Choice<string>[] }
    | { kind: 'order' }
  );

export type Field<V> = { [K in keyof V & string]: FieldFor<V[K], K> }[keyof V & string];

/** A correction of the values `V` by a command with the arguments `A`. */
export interface Correction<V extends object, A extends object> {
  command: Command<A>;
  recorded: V;
  fields?: readonly Field<V>[] | ((to: V) => readonly Field<V>[]);
  /** What the values come to, where one of them limits another. */
  settled?: (to: V) => V;
  /** Arguments of the command, but for the note. */
  args: (changes: Partial<V>, to: V) => A;
  /** What the main button says once something has changed. Without it each tap is recorded at once. */
  sentence?: (to: V, changes: Partial<V>) => string;
  /** What players should know before they record it. */
  hint?: (to: V, changes: Partial<V>) => string;
}

/** The correction itself, with its types found. */
export const correction = <V extends object, A extends object>(of: Correction<V, A>) => of;

const isEqual = (one: unknown, two: unknown) => JSON.stringify(one) === JSON.stringify(two);

/** The values that differ from what is recorded. */
export function changesOf<V extends object>(recorded: V, to: V): Partial<V> {
  const keys = Object.keys(to) as (keyof V)[];
  const rows = keys.filter((key) => !isEqual(to[key], recorded[key])).map((key) => [key, to[key]]);
  return Object.fromEntries(rows) as Partial<V>;
}

/** The note as an argument of a command; none where nothing was typed. */
export function noted(note: string): { note?: string } {
  const text = note.trim();
  return text ? { note: text } : {};
}

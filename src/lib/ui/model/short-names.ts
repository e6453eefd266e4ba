/** Names in buttons and sentences: a very long one is cut, the lanes and marks say the rest. */
import type { Outcome, Seat } from '$lib/core/game.ts';
import { outcomeName } from './outcome-name.ts';
import type { TableModel } from './table-model.svelte.ts';

const MOST = 24;

/** The text, at most 24 characters long. */
function short(text: string): string {
  const letters = [...text];
  return letters.length > MOST
    ? `${letters
        .slice(0, MOST - 1)
        .join('')
        .trimEnd()}…`
    : text;
}

/** What the table calls a seat, short enough for a button. */
export const shortName = (table: TableModel, seat: Seat): string => short(table.nameOf(seat));

/** The person in a seat, short enough for one line. */
export const shortPerson = (table: TableModel, seat: Seat): string => short(table.personOf(seat));

/** What an outcome is called, short enough for a button. */
export const shortOutcome = (table: TableModel, outcome: Outcome): string =>
  short(outcomeName(table, outcome));

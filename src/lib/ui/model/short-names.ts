/** Names in buttons and sentences: a very long one is cut, the lanes and marks say the rest. */
import type { Outcome, Seat } from '$lib/core/game.ts';
import { isolated, shortened } from '$lib/words/name-row.ts';
import { outcomeName } from './outcome-name.ts';
import type { TableModel } from './table-model.svelte.ts';

/** Letters that a line holds at most. */
const MOST = 24;

/** Letters after which a button would grow beyond two lines. */
const FITS = 18;

const cut = (name: string, most: number): string => isolated(shortened(name, most));

/** The name of a seat, short enough for a button that says more than the name. */
export const buttonName = (table: TableModel, seat: Seat): string => cut(table.nameOf(seat), FITS);

/** The person in a seat, short enough for one line. */
export const shortPerson = (table: TableModel, seat: Seat): string =>
  cut(table.personOf(seat), MOST);

/** What an outcome is called, short enough for a button. */
export const shortOutcome = (table: TableModel, outcome: Outcome): string =>
  cut(outcomeName(table, outcome), MOST);

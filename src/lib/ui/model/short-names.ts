/** Names in buttons and sentences: a very long one is cut, the lanes and marks say the rest. */
import type { Outcome, Seat } from '$lib/core/game.ts';
import { isolated, SHORT_NAME, shortened } from '$lib/words/name-row.ts';
import { outcomeName } from './outcome-name.ts';
import type { GameModel } from './game-model.svelte.ts';

/** Letters after which a button would grow beyond two lines. */
const FITS = 18;

const cut = (name: string, most: number): string => isolated(shortened(name, most));

/** The name of a seat, short enough for a button that says more than the name. */
export const buttonName = (model: GameModel, seat: Seat): string => cut(model.nameOf(seat), FITS);

/** The person in a seat, short enough for one line. */
export const shortPerson = (model: GameModel, seat: Seat): string =>
  cut(model.personOf(seat), SHORT_NAME);

/** What an outcome is called, short enough for a button, or for a narrow one: three in a row. */
export const shortOutcome = (model: GameModel, outcome: Outcome, narrow = false): string =>
  cut(outcomeName(model, outcome), narrow ? FITS : SHORT_NAME);

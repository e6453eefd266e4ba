/** The printed cards for programs that have no first paint to wait for: every table is read. */
import { loadAllCards } from '$lib/rulesets/cards.ts';

/** The cards of the base game with these expansions. */
export const cardsOf = await loadAllCards();

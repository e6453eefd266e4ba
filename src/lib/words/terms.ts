/**
 * What a game calls things: its phases, pools and people, and the steps and facts that its ruleset brings.
 * One game is on the table at a time; its family chooses the terms when it is opened, and gives them back
 * when the table is left. A page with two tables of different families would say both in the terms of the
 * one opened last: then the terms have to come with the names of a table (`FactNames`).
 */
import { terms } from '$words/terms.ts';
import type { Terms } from './game-terms.ts';

let spoken: Terms = terms.base;

/** From here on sentences are said in the terms of this ruleset's family, or of the base game. */
export function speakTermsOf(ruleset: string): void {
  spoken = terms[ruleset.split('+')[0] ?? ''] ?? terms.base;
}

/** The terms in which sentences are said now. */
export const spokenTerms = (): Terms => spoken;

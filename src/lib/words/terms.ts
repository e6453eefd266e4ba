/**
 * What a game calls things: its phases, pools and people, its cards, and the steps and facts that its ruleset
 * brings. One game is on the table at a time; its family chooses the words when it is opened, and gives them
 * back when the table is left. A page with two tables of different families would say both in the words of
 * the one opened last: then the words have to come with the names of a table (`FactNames`).
 */
import { terms } from '$words/terms.ts';
import { FAMILIES } from './families.ts';
import type { FamilyWords } from './family-words.ts';
import type { Terms } from './game-terms.ts';
import { speakAs, spokenFamily } from './spoken-family.ts';

const fetched = new Map<string, FamilyWords>();
let spoken: Terms = terms.base;

const familyOf = (ruleset: string): string => ruleset.split('+')[0] ?? '';

/** Fetches the words of this ruleset's family, before it is spoken; the base game's are always here. */
export async function fetchWordsOf(ruleset: string, families = FAMILIES): Promise<void> {
  const id = familyOf(ruleset);
  const fetch = fetched.has(id) ? undefined : families[id];
  if (fetch) fetched.set(id, await fetch());
}

/** The words of a family that were fetched; nothing for the base game. */
export const fetchedWordsOf = (ruleset: string): FamilyWords | undefined =>
  fetched.get(familyOf(ruleset));

/** From here on sentences are said in the words of this ruleset's family, or of the base game. */
export function speakTermsOf(ruleset: string): void {
  const id = familyOf(ruleset);
  speakAs(fetched.get(id));
  spoken = spokenFamily()?.terms ?? terms[id] ?? terms.base;
}

/** The terms in which sentences are said now. */
export const spokenTerms = (): Terms => spoken;

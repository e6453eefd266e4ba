/**
 * Which family's own words are spoken. One game is on the table at a time; its family is chosen with its terms
 * (`speakTermsOf`). What has no word of its own there is called as in the base game.
 */
import type { FamilyWords, NameTable } from './family-words.ts';

let family: FamilyWords | undefined;

/** From here on cards are called as this family calls them; as the base game does without one. */
export function speakAs(own: FamilyWords | undefined): void {
  family = own;
}

/** What the family that is spoken now says of its own; nothing while it is the base game. */
export const spokenFamily = (): FamilyWords | undefined => family;

/** The name that this family gives a card. */
export const familyName = (table: NameTable, id: string): string | undefined =>
  family?.names[table]?.[id];

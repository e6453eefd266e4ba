/** The printed name of a card by its id, and what stands in where no name is known. */
import type { NameTable } from './family-words.ts';
import { familyName } from './spoken-family.ts';
import { typedName } from './typed-names.ts';

/** Words that stay small inside a name, and numerals that stay tall. */
const SMALL = /^(?:of|the|for|from|and|on)$/;
const NUMERAL = /^(?:i{1,3}|iv|vi?)$/;

/** The id in words: until the names are here, and for a card that this app does not know. */
export function spelled(id: string): string {
  return id
    .split('-')
    .map((word, at) => {
      if (NUMERAL.test(word)) return word.toUpperCase();
      return at > 0 && SMALL.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);
    })
    .join(' ');
}

/**
 * Asks the names of the family that is spoken now, then those of the base game, then what tables typed; an id
 * that is nowhere is spelled.
 */
export const printedName =
  (names: Readonly<Record<string, string>>, table?: NameTable) =>
  (id: string): string =>
    (table && familyName(table, id)) ?? names[id] ?? typedName(id) ?? spelled(id);

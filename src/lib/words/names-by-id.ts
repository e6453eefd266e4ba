/**
 * Printed names that are their id in capitals are not listed: the id spells them. Only the others
 * are, so a list of names is short.
 */

/** Words that stay small inside a name, and numerals that stay tall. */
const SMALL = /^(?:of|the|for|from|and|on)$/;
const NUMERAL = /^(?:i{1,3}|iv|vi?)$/;

function spelled(id: string): string {
  return id
    .split('-')
    .map((word, at) => {
      if (NUMERAL.test(word)) return word.toUpperCase();
      return at > 0 && SMALL.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);
    })
    .join(' ');
}

/** The question for names of this kind: the listed one, else the id spelled out. */
export function namesById(listed: Readonly<Record<string, string>>): (id: string) => string {
  return (id) => listed[id] ?? spelled(id);
}

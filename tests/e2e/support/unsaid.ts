/** What a page says that its language has not said. */
import type { Written } from '../../../src/lib/core/record/entry.ts';

/** Of "place: text" those whose text has letters that no sentence of the marked language has. */
export function unsaid(said: readonly string[], allowed: readonly string[]): string[] {
  const longestFirst = [...allowed].sort((a, b) => b.length - a.length);
  return said.filter((one) => {
    const text = one.slice(one.indexOf(': ') + 2);
    const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), text);
    return /[A-Za-z]/.test(rest);
  });
}

/** What people typed into a game: names and notes, never ids. */
export function typedIn(entries: readonly Written[]): string[] {
  const found = new Set<string>();
  const look = (part: unknown) => {
    if (typeof part === 'string' && /[A-Z ]/.test(part)) {
      found.add(part);
      // The mark of a player whose faction is open.
      found.add(part.slice(0, 2).toUpperCase());
    } else if (typeof part === 'object' && part !== null) Object.values(part).forEach(look);
  };
  for (const { body } of entries) look(body);
  return [...found];
}

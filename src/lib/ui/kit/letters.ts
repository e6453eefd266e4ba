/** The two letters of a mark: from the faction, else from the name; unique at the table. */
import { factionWords } from '$lib/words/faction-words.ts';

export interface MarkedSeat {
  seat: string;
  name: string;
  faction: string | null;
}

const letterOf = (text: string) =>
  [...text.toLocaleUpperCase()].filter((one) => /[\p{L}\p{N}]/u.test(one));

/** Ideas for a person's letters, best first; a name without letters counts as a player's number. */
function ideas({ name, faction }: MarkedSeat, wordsOf: typeof factionWords): string[] {
  const known = faction ? wordsOf(faction)?.mark : undefined;
  const words = name.trim().split(/\s+/).map(letterOf);
  const all = words.flat();
  const [first = 'P'] = all;
  const initials = words.length > 1 ? [first + (words.at(-1)?.[0] ?? '')] : [];
  const pairs = all.slice(1).map((second) => first + second);
  const numbered = [...'123456789'].map((digit) => first + digit);
  return [...(known ? [known] : []), ...initials, ...pairs, ...numbered].filter(
    (idea) => [...idea].length === 2,
  );
}

/** Letters by seat, for all people at one table; `wordsOf` says what a faction is called there. */
export function lettersOf(
  people: readonly MarkedSeat[],
  wordsOf = factionWords,
): Record<string, string> {
  const taken = new Set<string>();
  const letters: Record<string, string> = {};
  // A faction's own letters go first, so that they do not depend on who sits where.
  const order = [...people].sort((a, b) => Number(!a.faction) - Number(!b.faction));
  for (const person of order) {
    const free = ideas(person, wordsOf).find((idea) => !taken.has(idea));
    const chosen = free ?? `${taken.size + 1}`.padStart(2, '0');
    taken.add(chosen);
    letters[person.seat] = chosen;
  }
  return letters;
}

/** So much of a long name stays beside another, as a width in narrow letters: six of them and the dots. */
export const leastOf = (name: string): string => `${Math.min(6, name.length) * 0.56 + 0.4}em`;

/** The people of the games on this device, and how often each has played and won. */
import type { PersonOf } from '$lib/core/queries/statistics/statistics.ts';
import { personIdOf, type Person } from '$lib/core/record/people-book.ts';
import type { GameCard, GameRow } from '$lib/storage/game-row.ts';

export interface PersonPlayed {
  person: Person;
  games: number;
  won: number;
  /** How records spell this person besides the name. */
  spellings: string[];
}

/** Whether a seat has won, alone or with others. */
const hasWon = ({ result }: GameCard, seat: string): boolean =>
  (result?.winners ?? [result?.winner]).includes(seat);

/** Everyone who sat in one of these games; copies count no game twice. The most frequent first. */
export function knownPeople(rows: readonly GameRow[], personOf: PersonOf): PersonPlayed[] {
  const known = new Map<string, PersonPlayed>();
  for (const { card, copyOf } of rows) {
    const met = new Set<string>();
    for (const { name, seat } of card.seats) {
      const spelling = personIdOf(name);
      if (spelling === '') continue;
      const person = personOf(name);
      const row = known.get(person.id) ?? { person, games: 0, won: 0, spellings: [] };
      known.set(person.id, row);
      if (spelling !== person.name && !row.spellings.includes(spelling))
        row.spellings.push(spelling);
      if (copyOf) continue;
      if (!met.has(person.id)) row.games += 1;
      met.add(person.id);
      if (hasWon(card, seat)) row.won += 1;
    }
  }
  return [...known.values()].sort(
    (one, other) => other.games - one.games || one.person.name.localeCompare(other.person.name),
  );
}

/** In how many games both sat: then they are two. */
export function playedTogether(
  rows: readonly GameRow[],
  personOf: PersonOf,
  one: Person,
  other: Person,
): number {
  return rows.filter(({ card }) => {
    const ids = new Set(card.seats.map(({ name }) => personOf(name).id));
    return ids.has(one.id) && ids.has(other.id);
  }).length;
}

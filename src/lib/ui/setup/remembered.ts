/** Which names of earlier games are offered for a seat. */
import type { SeatDraft } from './draft.ts';
import { plainName, sameName } from './person-name.ts';

const MOST = 12;

/**
 * The names that nobody at the table has, last used first; while a name is typed, those that
 * begin with it.
 */
export function namesToOffer(
  people: readonly string[],
  seats: readonly SeatDraft[],
  seat: SeatDraft,
): string[] {
  const typed = plainName(seat.name).toLocaleLowerCase();
  const taken = seats.map((one) => plainName(one.name)).filter((name) => name !== '');
  const known = people.some((name) => sameName(name, plainName(seat.name)));
  return people
    .filter((name) => !taken.some((other) => sameName(other, name)))
    .filter((name) => known || typed === '' || name.toLocaleLowerCase().startsWith(typed))
    .slice(0, MOST);
}

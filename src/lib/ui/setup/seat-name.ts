/** What a seat is called while the table is laid. */
import { isolated } from '$lib/words/name-row.ts';
import { setupWords } from '$words/setup.ts';
import type { SeatDraft } from './draft.ts';
import { plainName } from './person-name.ts';

/** The person's name, or the number of the seat. */
export function nameIn(seats: readonly SeatDraft[], seat: SeatDraft): string {
  const number = seats.findIndex((one) => one.key === seat.key) + 1;
  return isolated(plainName(seat.name)) || setupWords.player(number);
}

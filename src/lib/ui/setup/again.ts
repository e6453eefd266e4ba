/** The people of the last game, seated for another one. */
import { gameAtLast } from '$lib/session/game-at-last.ts';
import { Library } from '$lib/session/library.svelte.ts';
import { seatPeople, seatPeopleOf } from './draft-store.ts';

/** Lays the table of the setup for the people of the last game; without one it stays as it was left. */
export async function seatLastPeople(): Promise<void> {
  const library = new Library();
  await library.load();
  library.close();
  const { last } = library;
  if (!last) return;
  const game = await gameAtLast(last.id);
  if (game) seatPeopleOf(game);
  else seatPeople(last.card.seats, last.card.goal);
}

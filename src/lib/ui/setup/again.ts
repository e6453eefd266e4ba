/** What a table is laid with: the people of the last game, and the rules and words of games played before. */
import { gameAtLast } from '$lib/session/game-at-last.ts';
import { Library } from '$lib/session/library.svelte.ts';
import { keptGames, seatPeople, seatPeopleOf } from './draft-store.ts';
import { fetchGame } from './games.ts';

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

/** Fetches the rules and words of every kept table; what can't be fetched is not laid (`SetupModel`). */
export async function fetchKeptGames(): Promise<void> {
  await Promise.allSettled(keptGames().map(fetchGame));
}

/** The games of the tables that this browser keeps, fetched before one of them is laid again. */
import { keptGames } from './draft-store.ts';
import { fetchGame } from './games.ts';

/** Fetches the rules and words of every kept table; what can't be fetched is not laid (`SetupModel`). */
export async function fetchKeptGames(): Promise<void> {
  await Promise.allSettled(keptGames().map(fetchGame));
}

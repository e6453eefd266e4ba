/** Where a game of this device stands, read from its record. */
import type { Game } from '$lib/core/game.ts';
import { gameOf } from '$lib/core/engine/engine-state.ts';
import { readEntries } from '$lib/storage/record-store.ts';

/** The game as its record leaves it, as far as that can be read; null where nothing can. */
export async function gameAtLast(id: string): Promise<Game | null> {
  const entries = await readEntries(id);
  if (!entries.ok || entries.value.length === 0) return null;
  // It brings the chart and the rulesets: the list of the games never pays for them.
  const { playOf } = await import('./read.ts');
  const state = await playOf(entries.value);
  const game = state && gameOf(state);
  return game && game.seating.length > 0 ? game : null;
}

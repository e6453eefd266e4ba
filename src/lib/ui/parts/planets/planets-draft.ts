/** Planets that are picked for a seat and not recorded yet: a draft until they are gained. */
import type { Game, Seat } from '$lib/core/game.ts';
import type { KeptDraft } from '$lib/ui/model/draft.svelte.ts';
import type { TableModel } from '$lib/ui/model/table-model.svelte.ts';

/** The draft of one seat, the same wherever planets are picked for it. */
export const planetsDraft = (table: TableModel, seat: Seat): KeptDraft<string[]> =>
  table.draft<string[]>(`gain-planets-${seat}`, []);

/** What is picked as it would be recorded: what the seat holds already is left out. */
export function pickedPlanets(
  { game, tracked }: { game: Game; tracked: boolean },
  seat: Seat,
  picked: readonly string[],
): { planets: string[]; take?: true } {
  const own = game.players[seat]?.planets ?? null;
  if (!tracked || own === null) return { planets: [] };
  const planets = picked.filter((planet) => !own.includes(planet));
  const isHeld = (planet: string) =>
    game.seating.some((other) => game.players[other]?.planets?.includes(planet));
  return { planets, ...(planets.some(isHeld) ? { take: true } : {}) };
}

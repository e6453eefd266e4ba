/** Planets that are picked for a seat and not recorded yet: a draft until they are gained. */
import type { Find } from '$lib/core/commands/arguments.ts';
import type { Game, Seat } from '$lib/core/game.ts';
import type { KeptDraft } from '$lib/ui/model/draft.svelte.ts';
import type { TableModel } from '$lib/ui/model/table-model.svelte.ts';

/** The draft of one seat, the same wherever planets are picked for it. */
export const planetsDraft = (table: TableModel, seat: Seat): KeptDraft<string[]> =>
  table.draft<string[]>(`gain-planets-${seat}`, []);

/** Whether the sheet of planets opens with the action: one tap says both. */
export const planetsAtOnce = (table: TableModel, seat: Seat): KeptDraft<boolean> =>
  table.draft<boolean>(`planets-at-once-${seat}`, false);

/** What was found on planets, as far as the table said: null where nothing of it is tracked. */
export type Finds = Readonly<Record<string, Find | null>>;

/** The finds of one seat in a round; those of planets that are picked are not recorded yet. */
export const findsDraft = (table: TableModel, seat: Seat): KeptDraft<Finds> =>
  table.draft<Finds>(`finds-${seat}`, {});

/** What is to be recorded of these planets. */
export const findsOn = (planets: readonly string[], finds: Finds): Find[] =>
  planets.flatMap((planet) => finds[planet] ?? []);

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

/** Planets that are picked for a seat and not recorded yet: a draft until they are gained. */
import type { Find } from '$lib/core/commands/arguments.ts';
import type { Act } from '$lib/core/commands/command.ts';
import { explore, gainAndExplore } from '$lib/core/commands/exploration.ts';
import { gainPlanets } from '$lib/core/commands/planets.ts';
import type { Game, Seat } from '$lib/core/game.ts';
import type { KeptDraft } from '$lib/ui/model/draft.svelte.ts';
import { also, type GameModel } from '$lib/ui/model/game-model.svelte.ts';

/** The draft of one seat, the same wherever planets are picked for it. */
export const planetsDraft = (model: GameModel, seat: Seat): KeptDraft<string[]> =>
  model.draft<string[]>(`gain-planets-${seat}`, []);

/** Whether the sheet of planets opens with the action: one tap says both. */
export const planetsAtOnce = (model: GameModel, seat: Seat): KeptDraft<boolean> =>
  model.draft<boolean>(`planets-at-once-${seat}`, false);

/** What was found on planets, as far as the table said: null where nothing of it is tracked. */
export type Finds = Readonly<Record<string, Find | null>>;

/** The finds of one seat in a round; those of planets that are picked are not recorded yet. */
export const findsDraft = (model: GameModel, seat: Seat): KeptDraft<Finds> =>
  model.draft<Finds>(`finds-${seat}`, {});

/** The place of the frontier among planets. */
export const FRONTIER = '';

/** Finds in the frontier and on planets that the seat has gained already: none is recorded yet. */
export const laterFindsDraft = (model: GameModel, seat: Seat): KeptDraft<Finds> =>
  model.draft<Finds>(`later-finds-${seat}`, {});

/** What is to be recorded of these planets. */
const findsOn = (planets: readonly string[], finds: Finds): Find[] =>
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

/** The acts of one tap that record what a seat has picked and found; none where it is nothing. */
export function pickedActs(
  model: GameModel,
  seat: Seat,
  picked: { planets: string[]; take?: true },
): Act[] {
  const found = findsOn(picked.planets, findsDraft(model, seat).value);
  const later = Object.values(laterFindsDraft(model, seat).value).filter((find) => find !== null);
  const gained = { seat, ...picked };
  return [
    ...(found.length > 0 ? [also(gainAndExplore, { ...gained, found })] : []),
    ...(found.length === 0 && picked.planets.length > 0 ? [also(gainPlanets, gained)] : []),
    ...(later.length > 0 ? [also(explore, { seat, found: later })] : []),
  ];
}

/** What was picked and found is recorded: nothing of it is asked again. */
export function forgetPicked(model: GameModel, seat: Seat): void {
  const finds = findsDraft(model, seat);
  const later = laterFindsDraft(model, seat);
  const { [FRONTIER]: _, ...said } = later.value;
  finds.value = { ...finds.value, ...said };
  later.clear();
  planetsDraft(model, seat).clear();
}

/** One act of a tactical action: what it brought, and the end of the turn. */
import type { Command } from '$lib/core/commands/command.ts';
import { gainPlanets } from '$lib/core/commands/planets.ts';
import { endTurn } from '$lib/core/commands/turns.ts';

/** Planets that are picked are recorded, then the turn ends. */
export const gainAndEnd: Command<Parameters<typeof gainPlanets>[2]> = (game, ruleset, args) => [
  ...gainPlanets(game, ruleset, args),
  ...endTurn(game, ruleset, { seat: args.seat }),
];

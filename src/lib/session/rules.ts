/** The printed game and the facts of a new table, as the setup asks for them. */
import { setUpGame, type SetUpArgs } from '$lib/core/commands/setup.ts';
import { createGame } from '$lib/core/empty-game.ts';
import type { GameEvent } from '$lib/core/events.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';

export { rulesetFor, rulesetOf } from '$lib/rulesets/compose.ts';
/** The table before anything is known of it: where the rules are read without a game. */
export { createGame } from '$lib/core/empty-game.ts';

/** The facts that lay a table and start the game. */
export const tableFacts = (ruleset: Ruleset, args: SetUpArgs): GameEvent[] =>
  setUpGame(createGame(), ruleset, args);

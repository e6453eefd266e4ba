/** The printed game and the facts of a new table, as the setup asks for them. */
import { setUpGame, type SetUpArgs } from '$lib/core/commands/setup.ts';
import { createGame } from '$lib/core/game.ts';
import type { GameEvent } from '$lib/core/events.ts';
import { familyOf, type Ruleset } from '$lib/core/ruleset.ts';
import type { BoxId } from '$lib/core/vocabulary.ts';
import { fetchFamilyOf, rulesetFor, rulesetOf } from '$lib/rulesets/compose.ts';
import { FAMILIES } from '$lib/rulesets/families.ts';

export { fetchFamilyOf, rulesetFor, rulesetOf };
/** The table before anything is known of it: where the rules are read without a game. */
export { createGame } from '$lib/core/game.ts';

/** The base game with which a table is laid unless it says otherwise; it is always here. */
export const FIRST_GAME: BoxId = familyOf(rulesetOf([]).id);

/** Every base game that a table may be laid with; others than the first are fetched before. */
export const BASE_GAMES: readonly BoxId[] = [FIRST_GAME, ...Object.keys(FAMILIES)];

/** Whether the rules of this base game are here. */
export const isHere = (game: BoxId): boolean =>
  familyOf(rulesetFor({ ruleset: game, expansions: [] }).id) === game;

/** The facts that lay a table and start the game. */
export const tableFacts = (ruleset: Ruleset, args: SetUpArgs): GameEvent[] =>
  setUpGame(createGame(), ruleset, args);

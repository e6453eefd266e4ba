/** The printed game and the facts of a new table, fetched when a setup is drawn. */
import type { SetUpArgs } from '$lib/core/commands/setup.ts';
import type { GameEvent } from '$lib/core/events.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import type { rulesetOf } from '$lib/rulesets/compose.ts';

export interface Rules {
  rulesetOf: typeof rulesetOf;
  /** The facts that lay a table and start the game. */
  tableFacts(ruleset: Ruleset, args: SetUpArgs): GameEvent[];
}

/** Loads both; the screen that lists the games never pays for them. */
export async function loadRules(): Promise<Rules> {
  const [{ rulesetOf }, { setUpGame }, { createGame }] = await Promise.all([
    import('$lib/rulesets/compose.ts'),
    import('$lib/core/commands/setup.ts'),
    import('$lib/core/empty-game.ts'),
  ]);
  return { rulesetOf, tableFacts: (ruleset, args) => setUpGame(createGame(), ruleset, args) };
}

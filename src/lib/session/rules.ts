/** The printed game and the verb that lays the table, fetched when a setup is drawn. */
import type { setUpGame } from '$lib/core/commands/setup.ts';
import type { rulesetOf } from '$lib/rulesets/compose.ts';

export interface Rules {
  rulesetOf: typeof rulesetOf;
  setUpGame: typeof setUpGame;
}

/** Loads both; the screen that lists the games never pays for them. */
export async function loadRules(): Promise<Rules> {
  const [rulesets, commands] = await Promise.all([
    import('$lib/rulesets/compose.ts'),
    import('$lib/core/commands/setup.ts'),
  ]);
  return { rulesetOf: rulesets.rulesetOf, setUpGame: commands.setUpGame };
}

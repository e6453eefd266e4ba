/** The rules of a saved setup in a line: its game, and what differs from the printed one. */
import { settingsOf } from '$lib/core/commands/setup.ts';
import { houseRulesIn } from '$lib/core/views/house-rules.ts';
import { rulesetOf } from '$lib/session/rules.ts';
import type { SetupRules } from '$lib/session/setups.svelte.ts';
import { boxWords } from '$lib/words/boxes.ts';
import { houseWords } from '$words/house.ts';
import { gameOf } from './boxes.ts';
import type { SetupModel } from './setup-model.svelte.ts';
import { settingsOfHouse } from './house.ts';

/** As it would be with the people who sit at the table now. */
export function rulesLine(rules: SetupRules, { draft, seats }: SetupModel): string {
  const ruleset = rulesetOf(rules.expansions);
  const house = { ...draft, ...rules, goal: String(rules.goal) };
  const settings = settingsOf(ruleset, seats.length, settingsOfHouse(house, ruleset, null));
  const differs = houseRulesIn(settings, seats.length, ruleset).filter(
    ({ rule }) => rule !== 'players',
  );
  return houseWords.line(boxWords(gameOf(rules.expansions).id).name, rules.goal, differs);
}

/** What the printed game of a draft says, where a table may have a rule of its own. */
import type { Ruleset } from '$lib/core/ruleset.ts';
import type { BoxId } from '$lib/core/vocabulary.ts';
import { rulesetFor } from '$lib/session/rules.ts';

/** The game that a table plays, as far as that says which rules are printed. */
interface ChosenGame {
  game: BoxId;
  expansions: readonly BoxId[];
}

/** The rules of its base game, with those boxes among these that belong to it. */
export const rulesetOfHouse = ({ game, expansions }: ChosenGame): Ruleset =>
  rulesetFor({ ruleset: game, expansions });

/** Points to win as printed for so many people. */
export const usualGoal = ({ questions, goals }: Ruleset, people: number): string =>
  String(questions.goal?.(people) ?? goals[0] ?? 10);

/** Strategy cards that each of so many people picks as printed. */
export const usualCards = (house: ChosenGame, people: number): number =>
  rulesetOfHouse(house).questions.cardsEach(people);

/** Whether a step before the first round finds the speaker, so that no one is named on the setup page. */
export const findsSpeaker = ({ plan }: Ruleset): boolean =>
  Object.values(plan.own ?? {}).some((step) => step.namesSpeaker === true);

/** Whether public objectives are turned up round by round, until none is left. */
export const turnsUpByRound = ({ plan }: Ruleset): boolean =>
  plan.phases.some(({ steps }) => steps.includes('reveal'));

/** Every rule that a table may change, as printed for so many people. */
export function printedRules(ruleset: Ruleset, people: number) {
  const { tokens, scoring } = ruleset;
  const { stage1 = 0, stage2 = 0 } = ruleset.publicObjectives ?? {};
  return {
    goal: usualGoal(ruleset, people),
    endAfterRound: null,
    tokenTotal: tokens.total,
    cardsEach: null,
    startingTokens: { ...tokens.start },
    secretLimit: scoring.secretLimit,
    publicObjectives: { stage1, stage2 },
    objectivesEnd: true,
    secretsDrawn: 1,
    setup: null,
  };
}

/** The house rules of a draft: what a setup saves, which setup they are, and what is recorded of them. */
import { settingsOf, type SetUpArgs } from '$lib/core/commands/setup.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import { houseRulesIn } from '$lib/core/queries/house-rules.ts';
import { TOKEN_POOLS } from '$lib/core/vocabulary.ts';
import { PRINTED } from '$lib/session/boxes.ts';
import { CHEAT_SHEET } from '$lib/session/presets.ts';
import { rulesetOf } from '$lib/session/rules.ts';
import { sameRules, type NamedRules, type SetupRules } from '$lib/session/setups.svelte.ts';
import { boxWords } from '$lib/words/boxes.ts';
import { houseWords } from '$words/house.ts';
import { gameOf } from './boxes.ts';
import { freshDraft, houseOf, type HouseDraft, type Setup, type SetupDraft } from './draft.ts';

const GOAL_LIMITS = { min: 1, max: 99 } as const;

/** The goal in a typed text, or null when it is no whole number from 1 to 99. */
export function goalIn(text: string): number | null {
  const digits = text.trim();
  if (!/^\d{1,3}$/.test(digits)) return null;
  const goal = Number(digits);
  return goal >= GOAL_LIMITS.min && goal <= GOAL_LIMITS.max ? goal : null;
}

/** What a setup saves of a draft; digits that are no goal are the printed one. */
export function rulesOf(house: HouseDraft): SetupRules {
  const { expansions, cardsEach, startingTokens, tokenTotal, secretLimit } = house;
  const { publicObjectives, endAfterRound, objectivesEnd, secretsDrawn } = house;
  const { tactic, fleet, strategy } = startingTokens;
  return {
    expansions: [...expansions],
    goal: goalIn(house.goal) ?? PRINTED.goals[0] ?? 10,
    cardsEach,
    startingTokens: { tactic, fleet, strategy },
    tokenTotal,
    secretLimit,
    publicObjectives: { stage1: publicObjectives.stage1, stage2: publicObjectives.stage2 },
    endAfterRound,
    objectivesEnd,
    secretsDrawn,
  };
}

/** The draft with the rules of a setup of the table's own. */
export const withSetup = ({ name, rules }: NamedRules): Partial<HouseDraft> => ({
  ...rules,
  goal: String(rules.goal),
  setup: { kind: 'own', name },
});

/** The printed rules with these boxes: a goal of the box stays, any other goes. */
export function asPrinted({ goal, expansions }: HouseDraft): Partial<HouseDraft> {
  const { depth: _, clock: __, ...rules } = houseOf(freshDraft());
  const offered = PRINTED.goals.some((points) => String(points) === goal);
  return { ...rules, expansions, goal: offered ? goal : rules.goal };
}

/** The rules of the cheat sheet with these boxes, long or not. */
export const asCheatSheet = (house: HouseDraft, long: boolean): Partial<HouseDraft> => ({
  ...asPrinted(house),
  ...CHEAT_SHEET.settings,
  goal: String(CHEAT_SHEET.goals[long ? 1 : 0]),
  setup: { kind: 'preset', preset: CHEAT_SHEET.id },
});

/** Whether these are the rules of the cheat sheet; boxes are the table's own affair. */
function isCheatSheet(house: HouseDraft): boolean {
  const long = house.goal === String(CHEAT_SHEET.goals[1]);
  return sameRules(rulesOf(house), rulesOf({ ...house, ...asCheatSheet(house, long) }));
}

/** Which setup a draft is of, and whether it is still as that says. */
export interface SetupNow {
  setup: Setup;
  changed: boolean;
}

/** The setup of a draft, of those that are saved here; null where there is none of its name. */
export function setupNow(house: HouseDraft, saved: readonly NamedRules[]): SetupNow | null {
  const { setup } = house;
  if (setup?.kind === 'preset') return { setup, changed: !isCheatSheet(house) };
  const own = setup && saved.find(({ name }) => name === setup.name);
  return own ? { setup, changed: !sameRules(own.rules, rulesOf(house)) } : null;
}

/** The setup as a game records it: by its name, and as changed where the table has changed a rule of it. */
export const recordedSetup = (now: SetupNow | null): Setup | null =>
  now && { ...now.setup, ...(now.changed ? { changed: true } : {}) };

/** The settings that a draft wishes, where they are not as printed; `setup` names them. */
export function settingsOfHouse(
  house: HouseDraft,
  ruleset: Ruleset,
  setup: Setup | null,
): NonNullable<SetUpArgs['settings']> {
  const { depth, clock, endAfterRound, tokenTotal, cardsEach, startingTokens } = house;
  const { secretLimit, publicObjectives, objectivesEnd, secretsDrawn } = house;
  const { start } = ruleset.tokens;
  const printed = ruleset.publicObjectives;
  const decks =
    printed &&
    (publicObjectives.stage1 !== printed.stage1 || publicObjectives.stage2 !== printed.stage2);
  return {
    goal: goalIn(house.goal) ?? ruleset.goals[0] ?? 10,
    depth,
    clock,
    endAfterRound,
    tokenTotal,
    ...(cardsEach === null ? {} : { cardsEach }),
    ...(TOKEN_POOLS.some((pool) => startingTokens[pool] !== start[pool]) ? { startingTokens } : {}),
    ...(secretLimit === ruleset.scoring.secretLimit ? {} : { secretLimit }),
    ...(decks ? { publicObjectives } : {}),
    ...(objectivesEnd ? {} : { objectivesEnd }),
    ...(secretsDrawn > 1 ? { secretsDrawn } : {}),
    ...(setup ? { setup } : {}),
  };
}

/** Whether more tokens begin in the pools than a player has (R-TOK-01). */
export const tooManyTokens = ({ startingTokens, tokenTotal }: HouseDraft): boolean =>
  TOKEN_POOLS.reduce((sum, pool) => sum + startingTokens[pool], 0) > tokenTotal;

/**
 * The rules of a saved setup in a line: its game, and what differs from the printed one, as it would
 * be with the people who sit at the table now.
 */
export function rulesLine(rules: SetupRules, draft: SetupDraft): string {
  const ruleset = rulesetOf(rules.expansions);
  const house = { ...draft, ...rules, goal: String(rules.goal) };
  const people = draft.seats.length;
  const settings = settingsOf(ruleset, people, settingsOfHouse(house, ruleset, null));
  const differs = houseRulesIn(settings, people, ruleset).filter(({ rule }) => rule !== 'players');
  return houseWords.line(boxWords(gameOf(rules.expansions).id).name, rules.goal, differs);
}

/** The house rules of a draft: what a setup saves, which setup they are, and what is recorded of them. */
import { settingsOf, type SetUpArgs } from '$lib/core/commands/setup.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import { houseRulesIn } from '$lib/core/queries/house-rules.ts';
import { TOKEN_POOLS } from '$lib/core/vocabulary.ts';
import { CHEAT_SHEET } from '$lib/session/presets.ts';
import { FIRST_GAME, isHere } from '$lib/session/rules.ts';
import { sameRules, type NamedRules, type SetupRules } from '$lib/session/setups.svelte.ts';
import { boxWords } from '$lib/words/boxes.ts';
import { gameName } from '$lib/words/game-words.ts';
import { houseWords } from '$words/house.ts';
import { gameOf } from './boxes.ts';
import type { HouseDraft, Setup, SetupDraft } from './draft.ts';
import { printedRules, rulesetOfHouse } from './printed.ts';

const GOAL_LIMITS = { min: 1, max: 99 } as const;

/** The goal in a typed text, or null when it is no whole number from 1 to 99. */
export function goalIn(text: string): number | null {
  const digits = text.trim();
  if (!/^\d{1,3}$/.test(digits)) return null;
  const goal = Number(digits);
  return goal >= GOAL_LIMITS.min && goal <= GOAL_LIMITS.max ? goal : null;
}

/**
 * What a setup saves of a draft; digits that are no goal are the printed one. One of the first base game
 * says no more than it always has.
 */
export function rulesOf(house: HouseDraft): SetupRules {
  const { game, options, cardsEach, startingTokens, tokenTotal, secretLimit } = house;
  const { publicObjectives, endAfterRound, objectivesEnd, secretsDrawn } = house;
  const { tactic, fleet, strategy } = startingTokens;
  const first = game === FIRST_GAME;
  return {
    ...(first ? {} : { game, options: [...options] }),
    expansions: first ? [...house.expansions] : [],
    goal: goalIn(house.goal) ?? rulesetOfHouse(house).goals[0] ?? 10,
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

/** The base game of a saved setup: one that names none is of the first. */
const gameOfRules = ({ game = FIRST_GAME }: Pick<SetupRules, 'game'>): string => game;

/** The draft with the rules of a setup of the table's own. */
export function withSetup({
  name,
  rules: { game, expansions, options = [], ...rules },
}: NamedRules): Partial<HouseDraft> {
  return {
    ...rules,
    ...(game === undefined ? { expansions } : {}),
    game: gameOfRules({ game }),
    options: [...options],
    goal: String(rules.goal),
    setup: { kind: 'own', name },
  };
}

/** The printed rules of the game and its boxes: a goal of theirs stays, any other goes. */
export function asPrinted(house: HouseDraft, people: number): Partial<HouseDraft> {
  const ruleset = rulesetOfHouse(house);
  const rules = printedRules(ruleset, people);
  const offered = ruleset.goals.some((points) => String(points) === house.goal);
  return { ...rules, goal: offered ? house.goal : rules.goal };
}

/** The rules of the cheat sheet, of the first base game, with these boxes, long or not. */
export const asCheatSheet = (house: HouseDraft, long: boolean): Partial<HouseDraft> => ({
  ...asPrinted(house, 6),
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
  const options = house.options.filter((id) => ruleset.options?.includes(id));
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
    ...(secretsDrawn > 1 && !ruleset.questions.secretsDrawn ? { secretsDrawn } : {}),
    ...(options.length > 0 ? { options } : {}),
    ...(setup ? { setup } : {}),
  };
}

/** Whether more tokens begin in the pools than a player has (R-TOK-01). */
export const tooManyTokens = ({ startingTokens, tokenTotal }: HouseDraft): boolean =>
  tokenTotal !== null &&
  TOKEN_POOLS.reduce((sum, pool) => sum + startingTokens[pool], 0) > tokenTotal;

/**
 * The rules of a saved setup in a line: its game, and what differs from the printed one, as it would
 * be with the people who sit at the table now.
 */
export function rulesLine(rules: SetupRules, draft: SetupDraft): string {
  const game = gameOfRules(rules);
  const name = game === FIRST_GAME ? boxWords(gameOf(rules.expansions).id).name : gameName(game);
  if (!isHere(game)) return houseWords.line(name, rules.goal, []);
  const ruleset = rulesetOfHouse({ game, expansions: rules.expansions });
  const house = { ...draft, ...rules, options: rules.options ?? [], goal: String(rules.goal) };
  const people = draft.seats.length;
  const settings = settingsOf(ruleset, people, settingsOfHouse(house, ruleset, null));
  const differs = houseRulesIn(settings, people, ruleset).filter(({ rule }) => rule !== 'players');
  return houseWords.line(name, rules.goal, differs);
}

/** House rules of a game: what its settings say otherwise than the printed game. */
import type { Game } from '../game.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Settings } from '../settings.ts';
import { TOKEN_POOLS, type TokenPool } from '../vocabulary.ts';

/** One setting that is not as printed, with its value. */
export type HouseRule =
  | { rule: 'players'; players: number }
  | { rule: 'goal'; goal: number }
  | { rule: 'cardsEach'; cards: number }
  | ({ rule: 'startingTokens' } & Record<TokenPool, number>)
  | { rule: 'tokenTotal'; tokens: number | null }
  | { rule: 'secretLimit'; secrets: number }
  | { rule: 'publicObjectives'; stage1: number; stage2: number }
  | { rule: 'agendasPerRound'; agendas: number }
  | { rule: 'endAfterRound'; round: number }
  | { rule: 'objectivesEnd' }
  | { rule: 'secretsDrawn'; secrets: number };

/** What is asked of the printed game. */
type Printed = Pick<
  Ruleset,
  'players' | 'goals' | 'tokens' | 'scoring' | 'publicObjectives' | 'agendasPerRound' | 'questions'
>;

/** What these settings say otherwise than the printed game does for so many players. */
export function houseRulesIn(settings: Settings, players: number, printed: Printed): HouseRule[] {
  const found: HouseRule[] = [];
  const { startingTokens, publicObjectives, endAfterRound } = settings;
  const usual = printed.questions.secretsDrawn?.(players) ?? 1;
  const { secretsDrawn = usual } = settings;
  const { min, max } = printed.players;
  if (players < min || players > max) found.push({ rule: 'players', players });
  if (!printed.goals.includes(settings.goal)) found.push({ rule: 'goal', goal: settings.goal });
  if (settings.cardsEach !== printed.questions.cardsEach(players)) {
    found.push({ rule: 'cardsEach', cards: settings.cardsEach });
  }
  const { start } = printed.tokens;
  if (startingTokens && TOKEN_POOLS.some((pool) => startingTokens[pool] !== start[pool])) {
    found.push({ rule: 'startingTokens', ...startingTokens });
  }
  if (settings.tokenTotal !== printed.tokens.total) {
    found.push({ rule: 'tokenTotal', tokens: settings.tokenTotal });
  }
  if (settings.secretLimit !== printed.scoring.secretLimit) {
    found.push({ rule: 'secretLimit', secrets: settings.secretLimit });
  }
  const { stage1, stage2 } = publicObjectives;
  const decks = printed.publicObjectives;
  if (decks && (stage1 !== decks.stage1 || stage2 !== decks.stage2)) {
    found.push({ rule: 'publicObjectives', stage1, stage2 });
  }
  if (printed.agendasPerRound && settings.agendasPerRound !== printed.agendasPerRound) {
    found.push({ rule: 'agendasPerRound', agendas: settings.agendasPerRound });
  }
  if (endAfterRound !== null) found.push({ rule: 'endAfterRound', round: endAfterRound });
  if (settings.objectivesEnd === false) found.push({ rule: 'objectivesEnd' });
  if (secretsDrawn !== usual) found.push({ rule: 'secretsDrawn', secrets: secretsDrawn });
  const open: readonly string[] = printed.questions.open?.(players) ?? [];
  return found.filter(({ rule }) => !open.includes(rule));
}

/** What a game is labelled with where it has house rules, or null where it is played as printed. */
export interface HouseLabel {
  /** The setup that the table was laid with, or null where its rules have no name. */
  setup: NonNullable<Settings['setup']> | null;
  rules: HouseRule[];
}

/**
 * The label of a game; one that was laid with a named setup has it, whatever that sets. A setup that was
 * changed back to the printed game labels none.
 */
export function houseLabel({ settings, seating }: Game, printed: Printed): HouseLabel | null {
  const rules = houseRulesIn(settings, seating.length, printed);
  const setup = settings.setup ?? null;
  const named = setup !== null && setup.changed !== true;
  return named || rules.length > 0 ? { setup, rules } : null;
}

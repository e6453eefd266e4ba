/** What a ballot may hold while a law in play gives everybody one vote (R-AGD-13). */
import type { Game } from '../game.ts';
import type { Ruleset } from '../ruleset.ts';
import { isInForce } from '../rules/lasting.ts';

export interface BallotRule {
  /** One vote each, for which no planet is exhausted. */
  one: boolean;
  /** Whether effects may add votes. */
  extra: boolean;
}

/** The rule of every ballot now. */
export function ballotRule(game: Game, ruleset: Ruleset): BallotRule {
  const only = isInForce(game, ruleset, 'one-vote-only');
  return { one: only || isInForce(game, ruleset, 'one-vote'), extra: !only };
}

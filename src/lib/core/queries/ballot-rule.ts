/** What a ballot may hold while a law in play gives everyone one vote (R-AGD-13). */
import type { Cards } from '../cards.ts';
import type { Game, Seat } from '../game.ts';
import type { Ruleset } from '../ruleset.ts';
import { isInForce } from '../rules/standing.ts';
import { voteInfluence, type VoteInfluence } from '../rules/influence.ts';

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

/**
 * The votes that a seat may cast of its own now: the influence of its planets, or the one that a
 * law gives every player (LRR 1.2 8.6; R-AGD-13). Null where its planets are not known.
 */
export function ownVotes(
  game: Game,
  ruleset: Ruleset,
  cards: Cards,
  seat: Seat,
): VoteInfluence | null {
  if (ballotRule(game, ruleset).one) return { readied: 1, most: 1 };
  return voteInfluence(game, cards, seat);
}

/** What stands below the keys for a number of votes. */
import type { VoteInfluence } from '$lib/core/rules/influence.ts';
import { agenda as words } from '$words/agenda.ts';

/**
 * How many votes a player can cast, in words: one where a law says so (R-AGD-13), those of readied
 * planets where sides are known, else at most so many, less those `spent` on an earlier agenda.
 */
export function voteHint({ readied, most }: VoteInfluence, one: boolean, spent: number): string {
  if (one) return words.vote.oneEach;
  if (readied !== null) return words.vote.readied(readied);
  return words.vote.atMost(Math.max(0, most - spent), spent);
}

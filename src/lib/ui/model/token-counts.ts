/** Command tokens counted: how many there are, and where new ones usually go. */
import type { CommandTokens } from '$lib/core/game.ts';
import { TOKEN_POOLS } from '$lib/core/vocabulary.ts';

export const NO_TOKENS: CommandTokens = { tactic: 0, fleet: 0, strategy: 0 };

/** Tokens in all three pools. */
export function totalOf(tokens: CommandTokens): number {
  return tokens.tactic + tokens.fleet + tokens.strategy;
}

/** The usual placing: tactic, strategy and fleet in turn. */
export function usualPlacing(tokens: number): CommandTokens {
  const gain = { ...NO_TOKENS };
  const order = ['tactic', 'strategy', 'fleet'] as const;
  for (let i = 0; i < tokens; i++) gain[order[i % 3] ?? 'tactic'] += 1;
  return gain;
}

/** Splits a change of the pools: the gain fills those that grew, the rest is moved from pool to pool. */
export function placing(change: CommandTokens): { gained: CommandTokens; moved: CommandTokens } {
  const gained = { ...NO_TOKENS };
  let left = Math.max(0, totalOf(change));
  for (const pool of TOKEN_POOLS) {
    gained[pool] = Math.min(Math.max(0, change[pool]), left);
    left -= gained[pool];
  }
  const moved = {
    tactic: change.tactic - gained.tactic,
    fleet: change.fleet - gained.fleet,
    strategy: change.strategy - gained.strategy,
  };
  return { gained, moved };
}

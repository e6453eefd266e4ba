/** Command tokens counted: how many there are, and where new ones usually go. */
import type { CommandTokens } from '$lib/core/game.ts';

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

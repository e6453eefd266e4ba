import type { CommandTokens } from '../../../src/lib/core/game.ts';

/** Tokens on a sheet, all pools together. */
export const totalOf = ({ tactic, fleet, strategy }: CommandTokens): number =>
  tactic + fleet + strategy;

/** What the table has decided about a primary so far: plain data, so that a draft survives reload. */
import type { CommandTokens, Seat } from '$lib/core/game.ts';
import type { TokenPool } from '$lib/core/vocabulary.ts';

export interface Choices {
  /** Tokens bought with influence. */
  bought: number;
  /** Tokens gained by pool, once placed by hand; null is the usual placing. */
  gain: CommandTokens | null;
  /** Where a token taken off the board goes; undefined is the usual pool, null none. */
  back?: TokenPool | null;
  /** Moves between pools. */
  moved: CommandTokens;
  /** Seats that have a token in the system already. */
  spared: Seat[];
  /** Seats that follow free. */
  freed: Seat[];
  /** Public objective that is scored. */
  objective: string | null;
  /** False when the offered secret is not drawn. */
  secret: boolean;
}

export const NO_TOKENS: CommandTokens = { tactic: 0, fleet: 0, strategy: 0 };

export const UNDECIDED: Choices = {
  bought: 0,
  gain: null,
  moved: NO_TOKENS,
  spared: [],
  freed: [],
  objective: null,
  secret: true,
};

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

/** The list with a value added, or removed if it was there. */
export function toggled<T>(list: readonly T[], value: T): T[] {
  return list.includes(value) ? list.filter((item) => item !== value) : [...list, value];
}

/** What the table has decided about a primary so far: plain data, so that a draft survives reload. */
import type { CommandTokens, Seat } from '$lib/core/game.ts';
import type { TokenPool } from '$lib/core/vocabulary.ts';
import { NO_TOKENS } from '$lib/ui/model/token-counts.ts';

export interface Choices {
  /** Tokens bought with influence. */
  bought: number;
  /** Tokens gained by pool, once placed by hand; null is the usual placing. */
  gain: CommandTokens | null;
  /** Where a token taken off the board goes; undefined is the usual pool, null none. */
  back?: TokenPool | null;
  /** Moves between pools. */
  moved: CommandTokens;
  /** The same once more, where the card says so. */
  movedAgain: CommandTokens;
  /** Seats that have a token in the system already. */
  spared: Seat[];
  /** Seats that follow free. */
  freed: Seat[];
  /** Public objective that is scored, null for none; undefined is the usual one. */
  objective?: string | null;
  /** False when the offered secret is not drawn. */
  secret: boolean;
}

export const UNDECIDED: Choices = {
  bought: 0,
  gain: null,
  moved: NO_TOKENS,
  movedAgain: NO_TOKENS,
  spared: [],
  freed: [],
  secret: true,
};

/** The settings of a game: what the table chose, and may change in mid-game. */
import type { ClockMode, Depth } from './vocabulary.ts';

/** What branching needs, decided by a command and stored with the game. */
export interface Settings {
  /** Points that win (LRR PoK 98.2a). */
  goal: number;
  /** Strategy cards that each seat picks; fixed at setup (LRR 1.2 31.9). */
  cardsEach: number;
  depth: Depth;
  clock: ClockMode;
  /** Command tokens per player, a setting because no source states it. */
  tokenTotal: number;
  /** Secrets per player, scored and unscored together (LRR PoK 61.21). */
  secretLimit: number;
  /** Cards in each public deck (LRR PoK 61.13). */
  publicObjectives: { stage1: number; stage2: number };
  agendasPerRound: number;
  /** Optional end after this round, else null. */
  endAfterRound: number | null;
  /** True once the table agreed to go on after a win. */
  playOn: boolean;
  /** Small gains that the table has put away for this game, by card. */
  gainsAway?: string[] | undefined;
}

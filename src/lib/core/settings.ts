/** The settings of a game: what the table chose, and may change in mid-game. */
import type { ClockMode, Depth, TokenPool } from './vocabulary.ts';

/** What branching needs, decided by a command and stored with the game. */
export interface Settings {
  /** Points that win (LRR PoK 98.2a). */
  goal: number;
  /** Strategy cards that each seat picks; fixed at setup (LRR 1.2 31.9). */
  cardsEach: number;
  depth: Depth;
  clock: ClockMode;
  /** Command tokens per player, a setting because no source states it; null where there is no limit. */
  tokenTotal: number | null;
  /** Secrets per player, scored and unscored together (LRR PoK 61.21). */
  secretLimit: number;
  /** Cards in each public deck (LRR PoK 61.13). */
  publicObjectives: { stage1: number; stage2: number };
  agendasPerRound: number;
  /** Optional end after this round, else null. */
  endAfterRound: number | null;
  /** True once the table agreed to go on after a win. */
  playOn: boolean;
  /** False where the game goes on without a public objective left to reveal; left out, it ends. */
  objectivesEnd?: boolean | undefined;
  /** Secrets that each player draws at setup, of which one is kept; left out, one is drawn; 0 for none. */
  secretsDrawn?: number | undefined;
  /** Tokens in the pools at the start, where they are not those of the rules (LRR 1.2 19.1). */
  startingTokens?: Record<TokenPool, number> | undefined;
  /**
   * The setup that the table was laid with: one that the app brings, or the table's own by its name.
   * It is `changed` once the table plays by other rules than the setup says.
   */
  setup?:
    | { kind: 'preset'; preset: string; changed?: true | undefined }
    | { kind: 'own'; name: string; changed?: true | undefined }
    | undefined;
  /** Small gains that the table has put away for this game, by card. */
  gainsAway?: string[] | undefined;
  /** Options of the ruleset that the table plays with (`Ruleset.options`); left out, none. */
  options?: string[] | undefined;
}

/** Settings that a rulebook may leave to the table. */
export type OpenSetting = 'goal' | 'cardsEach' | 'tokenTotal';

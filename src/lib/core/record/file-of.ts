/** The game file of a record on its way out: it needs no schema, so it is always at hand. */
import type { Written } from './entry.ts';

/** Marks a file as ours. */
export const FILE_KIND = 'custodian-game';
export const FILE_VERSION = 1;

export interface GameFile {
  kind: typeof FILE_KIND;
  version: typeof FILE_VERSION;
  app: string;
  /** Epoch ms. */
  exportedAt: number;
  entries: Written[];
  /** The summary kept when the game ended, to compare a replay with. */
  summary?: Record<string, unknown> | null | undefined;
  /**
   * Some of the record could not be read by the app that saved it. Who takes such a file in takes
   * what comes before the damage.
   */
  damaged?: boolean | undefined;
}

/** What made a file: the version of the app, and when (epoch ms). */
export interface Made {
  app: string;
  at: number;
  /** Whether that app could not read all of the record. */
  damaged?: boolean;
}

/** The file of a record. */
export function gameFileOf(
  entries: readonly Written[],
  made: Made & { summary?: Record<string, unknown> | null },
): GameFile {
  return {
    kind: FILE_KIND,
    version: FILE_VERSION,
    app: made.app,
    exportedAt: made.at,
    entries: [...entries],
    summary: made.summary ?? null,
    ...(made.damaged ? { damaged: true } : {}),
  };
}

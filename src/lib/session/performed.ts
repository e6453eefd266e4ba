/** What came of a tap: every expected failure is a value. */
import type { Damage } from '$lib/core/play/play.ts';
import type { Dropped as DroppedByPlay, Refused } from '$lib/core/play/recorded.ts';
import type { StorageProblem } from '$lib/storage/storage-problem.ts';

export type { Refused } from '$lib/core/play/recorded.ts';

/**
 * Why a tap was dropped without a word: the engine's reasons, another one is being written, or the
 * table left it while the clocks stood still.
 */
export type Dropped = {
  ok: false;
  dropped: DroppedByPlay['dropped'] | 'busy' | 'paused';
  /** True when another tab has written this game in the meantime. */
  otherTab?: boolean;
};

export type Saved = { ok: true } | Dropped | { ok: false; problem: StorageProblem };

export type Performed = Saved | Refused;

/** Why a game may only be read: which entry, who else is newer, or that this is how it was. */
export type ReadOnly = Damage['kind'] | 'stale-tab' | 'past';

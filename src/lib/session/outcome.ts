/** What came of a tap: every expected failure is a value. */
import type { Refusal } from '$lib/core/refusal.ts';
import type { Verdict } from '$lib/core/machine/referee.ts';
import type { StorageProblem } from '$lib/storage/storage-problem.ts';

/**
 * Why a tap was dropped without a word: it was drawn at an older head, another one is being
 * written, or the game may only be read.
 */
export type Dropped = {
  ok: false;
  dropped: 'stale' | 'busy' | 'read-only';
  /** True when another tab has written this game in the meantime. */
  otherTab?: boolean;
};

export type Written = { ok: true } | Dropped | { ok: false; problem: StorageProblem };

export type Refused = {
  ok: false;
  refusal: Refusal;
  verdicts: Verdict[];
  /** True when recording it anyway takes a `position.corrected` first. */
  outOfStep: boolean;
};

export type Performed = Written | Refused;

/** Why a game may only be read: which entry, or who else is newer. */
export type ReadOnly = 'unreadable' | 'newer' | 'stale-tab';

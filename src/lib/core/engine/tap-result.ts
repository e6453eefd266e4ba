/** What comes of a tap, from the referee to the store: every expected failure is a value. */
import type { Ruling } from '../machine/referee.ts';
import type { Entry } from '../record/entry.ts';
import type { StorageProblem } from '../record/storage-problem.ts';
import type { Refusal } from '../refusal.ts';
import type { EngineState } from './engine-state.ts';

export type TapResult = TapRecorded | Dropped | TapRefused | NotStored;

/** Recorded: the state that goes on, and the entries that are stored for it, if any. */
export interface TapRecorded {
  ok: true;
  state: EngineState;
  /** In order, appended to the record; none when there was nothing to do. */
  entries: readonly Entry[];
}

/**
 * Dropped without a word: it was painted at an older head, there is nothing to go to, or the record
 * may only be read; in the app also where another one is being written, or the table left it while
 * the clocks stood still.
 */
export interface Dropped {
  ok: false;
  dropped: 'stale' | 'nowhere' | 'read-only' | 'busy' | 'paused';
  /** True when another tab has written this game in the meantime. */
  otherTab?: boolean;
}

export interface TapRefused {
  ok: false;
  refusal: Refusal;
  /** What the referee says to each fact, in order. */
  rulings: Ruling[];
  /** True when recording it anyway takes a `position.corrected` first. */
  outOfStep: boolean;
}

/** Accepted, and yet not recorded: nothing has changed. */
export interface NotStored {
  ok: false;
  problem: StorageProblem;
}

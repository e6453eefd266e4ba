/** What comes of an act: every expected failure is a value. */
import type { Verdict } from '../machine/referee.ts';
import type { Entry } from '../record/entry.ts';
import type { Refusal } from '../refusal.ts';
import type { Play } from './play.ts';

/** Recorded: the play that goes on, and the entries that are to be stored for it, if any. */
export interface Recorded {
  ok: true;
  play: Play;
  /** In order, to be appended to the record; none when there was nothing to do. */
  entries: readonly Entry[];
}

/**
 * Why an act was dropped without a word: it was painted at an older head, there is nothing to go
 * to, or the record may only be read.
 */
export interface Dropped {
  ok: false;
  dropped: 'stale' | 'nowhere' | 'read-only';
}

export interface Refused {
  ok: false;
  refusal: Refusal;
  /** What the referee says to each fact, in order. */
  verdicts: Verdict[];
  /** True when recording it anyway takes a `position.corrected` first. */
  outOfStep: boolean;
}

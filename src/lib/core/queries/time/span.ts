/** How long it was from one instant to another, whatever the device's clock was set to. */
import type { Entry } from '../../record/entry.ts';

/** An instant as an entry is stamped with it: epoch ms, ms of its run, and the run. */
export type Instant = Pick<Entry, 'at' | 'mono' | 'run'>;

/**
 * ms from one instant to a later one: within a run as its own clock counts, which nothing sets;
 * from one run to another by the device's clock, and none where that was set back.
 */
export function spanBetween(from: Instant, to: Instant): number {
  const span = from.run === to.run ? to.mono - from.mono : to.at - from.at;
  return Math.max(0, Math.round(span));
}

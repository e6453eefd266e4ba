/**
 * Instants, and silences: stretches in which no page showed the game. They are found by a page when it
 * comes back and lie in the record as `gap` entries: the first that tells of one says only that it was,
 * with 0 played; a further one over the same instants is the table's answer, and may come at any time.
 */
import type { Body, Entry } from '../../record/entry.ts';

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

/** From this length on the table is asked what a silence was (ms); shorter ones are play. */
export const LONG_SILENCE = 5 * 60_000;

/** A silence that is not in the record yet (epoch ms). */
export interface Silence {
  from: number;
  to: number;
  /** How much of it the table says was play (ms); null while no one has said anything. */
  played: number | null;
}

type GapBody = Extract<Body, { kind: 'gap' }>;

/** What the record is told of silences that it does not have yet. */
export function gapsOf(silences: readonly Silence[]): GapBody[] {
  return silences.flatMap(({ from, to, played }) => {
    const found: GapBody = { kind: 'gap', from, to, played: 0 };
    return played === null ? [found] : [found, answerOf({ from, to }, played)];
  });
}

/** What the table answers for a silence: ms of it that were play; the rest was a break. */
export function answerOf({ from, to }: Pick<Silence, 'from' | 'to'>, played: number): GapBody {
  return { kind: 'gap', from, to, played };
}

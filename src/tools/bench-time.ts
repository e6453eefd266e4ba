/** Figures of the clock face: an evening of eight hours with silences, pauses and much taken back. */
import { openPlay } from '$lib/core/play/open.ts';
import { ledgerOf } from '$lib/core/play/time.ts';
import type { Entry, Written } from '$lib/core/record/entry.ts';
import { LONG_SILENCE } from '$lib/core/views/time/silence.ts';
import type { Instant } from '$lib/core/views/time/span.ts';
import { timesAt } from '$lib/core/views/time/times.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';
import { ACTS, BEGINS, EVENING, longEvening, silencesIn } from './bench-evening.ts';
import { ms, type Figure } from './bench-figure.ts';
import { TARGETS } from './bench-targets.mjs';

const HOUR = 3_600_000;
/** One tick is too short to be timed. */
const TICKS = 50;

/** The record as it is read from the disk: nothing is known of it. */
const fresh = (entries: readonly Written[]) => JSON.parse(JSON.stringify(entries)) as Entry[];

/** What of the true times a table shows by the second (ms): of a record at an instant. */
export function trueTimes(entries: readonly Written[], instant: Instant): Record<string, number> {
  const { now, seats } = timesAt(ledgerOf(openPlay(rulesetFor, entries)), instant);
  return { turn: now.ms, person: now.seat === null ? 0 : (seats[now.seat] ?? 0) };
}

/** The time of the clock face, by hour; `time` is the median of a work in ms. */
export function clockFigures(time: (work: () => unknown) => number): Figure[] {
  const entries = longEvening();
  const tick = (hours: number) => {
    const now = BEGINS + hours * HOUR;
    const cut = entries.filter(({ at }) => at <= now);
    const { at, mono, run } = cut.at(-1)!;
    const ledger = ledgerOf(openPlay(rulesetFor, cut));
    // One that the record does not have yet is counted too.
    const silence = { from: now - LONG_SILENCE, to: now, played: null };
    return time(() => {
      for (let i = 0; i < TICKS; i++) {
        timesAt(ledger, { at: now + i, mono: mono + now - at + i, run }, [silence]);
      }
    });
  };
  const copies = Array.from({ length: 60 }, () => fresh(entries));
  const opened = () => openPlay(rulesetFor, copies.pop() ?? fresh(entries));
  const { asked, answered } = silencesIn(opened());
  const course = time(opened);
  const whole = time(() => ledgerOf(opened()));
  const evening = `${ACTS} acts, ${asked} silences, ${answered} of them answered`;
  return [
    ...[1, 4, EVENING / HOUR].map((hours) =>
      ms(
        `all times of the clock face, a tick, hour ${hours}`,
        tick(hours) / TICKS,
        TARGETS.core.clockFace,
      ),
    ),
    ms(`opening that evening: ${evening}`, course),
    ms('  and where its time went, branches that were taken back too', whole - course),
  ];
}

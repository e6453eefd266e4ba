/** Figures of the clock face: an evening of eight hours with silences, pauses and much taken back. */
import { mark } from '$lib/core/play/mark.ts';
import { openPlay } from '$lib/core/play/open.ts';
import { createdIn, emptyPlay, headOf, type Play } from '$lib/core/play/play.ts';
import type { How } from '$lib/core/play/record-on.ts';
import { tapAll } from '$lib/core/play/tap.ts';
import { ledgerOf, pause } from '$lib/core/play/time.ts';
import type { Entry, Written } from '$lib/core/record/entry.ts';
import { lineOf, type LineItem } from '$lib/core/record/line.ts';
import type { Silence } from '$lib/core/views/time/silence.ts';
import { timesAt } from '$lib/core/views/time/times.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';
import { ms, type Figure } from './bench-figure.ts';
import { longRecord } from '../../tests/support/scripts/long-game.ts';

const HOUR = 3_600_000;
const HOURS = 8;
/** Acts of the evening. */
const ACTS = 1_500;
/** Acts from one silence to the next, from one pause to the next, from one slip to the next. */
const [SILENT, PAUSED, SLIPS] = [60, 170, 9];
const BEGINS = 1_800_000_000_000;
const RUN = 'evening';
/** One tick is too short to be timed. */
const TICKS = 50;

/** The facts of legal play, tap by tap. */
function tapsOf(entries: readonly Written[]): LineItem[][] {
  const taps = new Map<number, LineItem[]>();
  for (const item of lineOf(entries)) {
    taps.set(item.group, [...(taps.get(item.group) ?? []), item]);
  }
  return [...taps.values()];
}

/** The record of an evening. */
function longEvening(): readonly Written[] {
  const long = longRecord(3_000);
  const taps = tapsOf(long).slice(0, ACTS);
  const laidWith = createdIn(long);
  if (!laidWith || taps.length < ACTS) throw new Error(`only ${taps.length} acts`);
  let play: Play = emptyPlay(rulesetFor, laidWith);
  let acts = 0;
  const how = (silences: Silence[] = []): How => {
    const mono = Math.round((acts * HOURS * HOUR) / ACTS);
    const stamps = { at: BEGINS + mono, mono, run: RUN, app: 'bench' };
    return { head: headOf(play), stamps, silences };
  };
  const goOn = (made: { ok: boolean; play?: Play }) => {
    if (!made.play) throw new Error(`act ${acts} was not taken`);
    play = made.play;
  };
  for (const tap of taps) {
    acts += 1;
    const { at } = how().stamps;
    const silent = acts % SILENT === 0;
    const silences = silent ? [{ from: at - 12_000, to: at - 1_000, played: null }] : [];
    const facts = tap.map(({ fact }) => fact);
    goOn(tapAll(play, [() => facts], { ...how(silences), anyway: true }));
    if (acts % PAUSED === 0) {
      goOn(pause(play, true, how(), 'food'));
      goOn(pause(play, false, how()));
    }
    if (acts % SLIPS !== 0) continue;
    const slip = tapAll(play, [() => [{ type: 'goods.gained', seat: 's1', goods: 1 }]], how());
    if (!slip.ok) continue;
    goOn(slip);
    goOn(mark(play, 'undo', how()));
  }
  return play.entries;
}

/** The record as it is read from the disk: nothing is known of it. */
const fresh = (entries: readonly Written[]) => JSON.parse(JSON.stringify(entries)) as Entry[];

/** The time of the clock face, by hour; `time` is the median of a work in ms. */
export function clockFigures(time: (work: () => unknown) => number): Figure[] {
  const entries = longEvening();
  const tick = (hours: number) => {
    const now = { at: BEGINS + hours * HOUR, mono: hours * HOUR, run: RUN };
    const cut = entries.filter(({ mono }) => mono <= now.mono);
    const ledger = ledgerOf(openPlay(rulesetFor, cut));
    return time(() => {
      for (let i = 0; i < TICKS; i++) {
        timesAt(ledger, { ...now, mono: now.mono + i });
      }
    });
  };
  const copies = Array.from({ length: 60 }, () => fresh(entries));
  const opened = () => openPlay(rulesetFor, copies.pop() ?? fresh(entries));
  const course = time(opened);
  const whole = time(() => ledgerOf(opened()));
  return [
    ...[1, 4, HOURS].map((hours) =>
      ms(`all times of the clock face, a tick, hour ${hours}`, tick(hours) / TICKS, 1),
    ),
    ms(`opening that evening of ${entries.length} entries`, course),
    ms('  and where its time went, branches that were taken back too', whole - course),
  ];
}

/** Figures of the core, beside their targets: a game of 2,000 entries, judged, replayed and opened. */
import type { Snapshot } from '$lib/core/machine/referee.ts';
import { refereeOf } from '$lib/core/machine/referee.ts';
import { courseOf } from '$lib/core/play/course.ts';
import { openPlay } from '$lib/core/play/open.ts';
import { headOf, planOf } from '$lib/core/play/play.ts';
import { tap } from '$lib/core/play/tap.ts';
import { Trial } from '$lib/core/play/trial.ts';
import type { Written } from '$lib/core/record/entry.ts';
import { gameFileOf, readGameFile } from '$lib/core/record/game-file.ts';
import { lineOf } from '$lib/core/record/line.ts';
import { firstUnsound } from '$lib/core/record/soundness.ts';
import { summaryOf } from '$lib/core/record/summary.ts';
import { ledgerOf } from '$lib/core/play/time.ts';
import { lanesOf } from '$lib/core/views/scoreboard.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';
import { changeOf } from '$lib/session/derived-row.ts';
import { amendedFigures } from './bench-amended.ts';
import { ms, type Figure } from './bench-figure.ts';
import { matrixWork } from './bench-matrix.ts';
import { searchFigures } from './bench-search.ts';
import { TARGETS } from './bench-targets.mjs';
import { clockFigures } from './bench-time.ts';
import { optionsOf } from '../../tests/support/options.ts';
import { longRecord } from '../../tests/support/scripts/long-game.ts';

export { eveningText } from './bench-evening.ts';
export { scoringGameText, turnGameText } from './bench-moment.ts';
export { trueTimes } from './bench-time.ts';

export const ENTRIES = 2_000;
/** Entries of 600 acts, which is an evening. */
export const OPENED = 780;

/** The median time of a work in ms, after it has run often enough to be compiled. */
function time(work: () => unknown, runs = 15): number {
  for (let i = 0; i < 5; i++) work();
  const times = Array.from({ length: runs }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  }).sort((a, b) => a - b);
  return times[Math.floor(runs / 2)] ?? 0;
}

/** The file of a game of so many entries, for those who open it in a browser. */
export function gameText(length = ENTRIES): string {
  const entries = longRecord(length);
  return JSON.stringify(gameFileOf(entries, { app: '0.1.0', at: entries.at(-1)?.at ?? 0 }));
}

/** A snapshot of its own, so that nothing is known about it from an earlier question. */
const fresh = (snapshot: Snapshot): Snapshot => ({ ...snapshot }) as Snapshot;

function judging(entries: readonly Written[]): Figure[] {
  const { line, past, head } = openPlay(rulesetFor, entries).course;
  const snapshots = line.flatMap((_, i) => past.after(i) ?? []);
  const ruleset = rulesetFor(head.context);
  const referee = refereeOf(ruleset);
  const asked = line.slice(1).flatMap(({ fact }, i) => {
    const snapshot = snapshots[i];
    return snapshot ? [{ snapshot, fact }] : [];
  });
  const each = asked.length;
  const first = time(() => asked.map((q) => referee.ask(fresh(q.snapshot), q.fact)), 5) / each;
  const next = time(() => asked.map((q) => referee.ask(q.snapshot, q.fact)), 5) / each;
  const screen = time(() => asked.map((q) => new Trial(referee, q.snapshot).ask(q.fact)), 5) / each;
  const screens = snapshots.filter((_, i) => i % 10 === 0);
  const worst = screens.map((snapshot) => ({
    snapshot,
    ms: time(() => optionsOf(referee, fresh(snapshot)), 3),
  }));
  const times = worst.map((row) => row.ms).sort((a, b) => a - b);
  const last = line.at(-1)!.fact;
  const before = openPlay(rulesetFor, entries.slice(0, -1));
  ledgerOf(before);
  const stamps = { at: 0, mono: 0, run: 'bench', app: 'bench' };
  const how = { head: headOf(before), stamps, anyway: true };
  return [
    ms('judge one fact, the first asked of a state', first, TARGETS.core.judge),
    ms('judge one fact, a further one', next, TARGETS.core.judge),
    ms('judge one fact as a screen asks it, tried on a recorder', screen, TARGETS.core.judge),
    ms(
      'all options of a screen, on average',
      times.reduce((a, b) => a + b, 0) / times.length,
      TARGETS.core.options,
    ),
    ms('all options of a screen, the worst', times.at(-1) ?? 0, TARGETS.core.options),
    ms(
      'one tap at the end of the game: judge, seal, replay on, row of the list',
      time(() => {
        const tapped = tap(before, () => [last], null, how);
        if (tapped.ok) changeOf(tapped.play);
      }),
    ),
  ];
}

function opening(entries: readonly Written[], text: string): Figure[] {
  const play = openPlay(rulesetFor, entries);
  const { head } = play.course;
  const plan = planOf(play);
  return [
    ms(
      `replay of ${entries.length.toLocaleString('en')} parsed entries`,
      time(() => courseOf(plan, entries)),
      TARGETS.core.replay,
    ),
    ms(
      'opening that game: soundness, line, replay, lanes, clock',
      time(() => {
        const opened = openPlay(rulesetFor, [...entries]);
        lanesOf(opened.course.head.context);
        ledgerOf(opened);
      }),
    ),
    ms(
      '  of it checksums',
      time(() => firstUnsound(entries)),
    ),
    ms(
      '  of it the line',
      time(() => lineOf(entries)),
    ),
    ms(
      '  of it the lanes',
      time(() => lanesOf(head.context)),
    ),
    ms(
      'the summary',
      time(() => summaryOf(head)),
    ),
    ms(
      'reading that game as a file',
      time(() => readGameFile(text), 5),
    ),
  ];
}

/** All figures of the core. */
export function coreFigures(): Figure[] {
  const text = gameText();
  const check = readGameFile(text);
  if (!check.ok) throw new Error(`the long game: ${check.problem}`);
  const { entries } = check.file;
  const matrix = ms(
    'the whole matrix, 8 players and 14 objectives',
    time(matrixWork()),
    TARGETS.core.matrix,
  );
  return [
    ...judging(entries),
    matrix,
    ...opening(entries, text),
    ...amendedFigures(time),
    ...clockFigures(time),
    ...searchFigures(),
  ];
}

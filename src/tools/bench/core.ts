/** Figures of the core, beside their targets: games judged, replayed, opened and searched. */
import type { Command } from '$lib/core/commands/command.ts';
import { gainTechnology } from '$lib/core/commands/holdings.ts';
import { gainPlanets } from '$lib/core/commands/planets.ts';
import { setUpGame } from '$lib/core/commands/setup.ts';
import { judgeAll } from '$lib/core/conditions/judge.ts';
import type { Game } from '$lib/core/game.ts';
import { type MachineSnapshot, refereeOf } from '$lib/core/machine/referee.ts';
import { timelineOf } from '$lib/core/engine/timeline.ts';
import { openState } from '$lib/core/engine/open.ts';
import { headOf, planOf } from '$lib/core/engine/engine-state.ts';
import { Recorder } from '$lib/core/engine/recorder.ts';
import { tap } from '$lib/core/engine/tap.ts';
import { ledgerOf } from '$lib/core/engine/time.ts';
import { FactDryRun } from '$lib/core/engine/dry-run.ts';
import type { Entry, Written } from '$lib/core/record/entry.ts';
import { readGameFile } from '$lib/core/record/game-file.ts';
import { type LineItem, lineOf } from '$lib/core/record/line.ts';
import { firstUnsound } from '$lib/core/record/soundness.ts';
import { summaryOf } from '$lib/core/record/summary.ts';
import { lanesOf } from '$lib/core/queries/scoreboard.ts';
import { LONG_SILENCE } from '$lib/core/queries/time/silence.ts';
import { timesAt } from '$lib/core/queries/time/times.ts';
import { COLOURS } from '$lib/core/vocabulary.ts';
import { documentsOf } from '$lib/look-up/search/documents.ts';
import { indexText, openSearch } from '$lib/look-up/search/search.ts';
import { cardsOf } from '$lib/rulesets/cards.ts';
import { rulesetFor, rulesetOf } from '$lib/rulesets/compose.ts';
import { changeOf } from '$lib/session/derived-row.ts';
import { topics } from '$lib/words/en/look-up.ts';
import blind from '../../../tests/fixtures/look-up/blind.json';
import tuned from '../../../tests/fixtures/look-up/tuned.json';
import { amendedBy } from '../../../tests/support/amended.ts';
import { optionsOf } from '../../../tests/support/options.ts';
import { longRecord } from '../../../tests/support/scripts/long-game.ts';
import { ACTS, BEGINS, EVENING, gameText, LONG, longEvening, silencesIn } from './games.ts';
import { TARGETS } from './targets.mjs';

export { gameFiles, LONG, trueTimes } from './games.ts';

/** One line of the table of figures. */
interface Figure {
  what: string;
  value: number;
  unit: 'ms';
  /** At most this; null where nothing is promised. */
  target: number | null;
}

const ms = (what: string, value: number, target: number | null = null): Figure => ({
  what,
  value,
  unit: 'ms',
  target,
});

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

/** A snapshot of its own, so that nothing is known about it from an earlier question. */
const fresh = (snapshot: MachineSnapshot): MachineSnapshot => ({ ...snapshot }) as MachineSnapshot;

function judging(entries: readonly Written[]): Figure[] {
  const { line, past, head } = openState(rulesetFor, entries).timeline;
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
  const screen =
    time(() => asked.map((q) => new FactDryRun(referee, q.snapshot).ask(q.fact)), 5) / each;
  const screens = snapshots.filter((_, i) => i % 10 === 0);
  const worst = screens.map((snapshot) => ({
    snapshot,
    ms: time(() => optionsOf(referee, fresh(snapshot)), 3),
  }));
  const times = worst.map((row) => row.ms).sort((a, b) => a - b);
  const last = line.at(-1)!.fact;
  const before = openState(rulesetFor, entries.slice(0, -1));
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
        if (tapped.ok) changeOf(tapped.state);
      }),
    ),
  ];
}

function opening(entries: readonly Written[], text: string): Figure[] {
  const state = openState(rulesetFor, entries);
  const { head } = state.timeline;
  const plan = planOf(state);
  return [
    ms(
      `replay of ${entries.length.toLocaleString('en')} parsed entries`,
      time(() => timelineOf(plan, entries)),
      TARGETS.core.replay,
    ),
    ms(
      'opening that game: soundness, line, replay, lanes, clock',
      time(() => {
        const opened = openState(rulesetFor, [...entries]);
        lanesOf(opened.timeline.head.context);
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

/** A full table for the matrix: eight players, fourteen objectives, planets and technologies dealt. */
const EXPANSIONS = ['pok', 'codex1', 'codex2', 'codex3'];
const PLAYERS = 8;
const OBJECTIVES = 14;

const cards = cardsOf(EXPANSIONS);
const { ruleset } = refereeOf(rulesetOf(EXPANSIONS));

/** Public objectives of both stages in turn, so that every kind of condition is among them. */
function objectives(): string[] {
  const rows = Object.entries(ruleset.objectives);
  const stage = (wanted: 1 | 2) =>
    rows.filter(([, facts]) => facts.stage === wanted).map(([id]) => id);
  return stage(1)
    .slice(0, OBJECTIVES / 2 + 3)
    .concat(stage(2))
    .slice(0, OBJECTIVES);
}

/** The game in which it is asked, at depth full, so that everything is known. */
function fullTable(): Game {
  const recorder = new Recorder(ruleset.plan);
  const act = <A>(command: Command<A>, args: A) => {
    for (const fact of command(recorder.snapshot.context, ruleset, args)) recorder.record(fact);
  };
  const factions = Object.keys(ruleset.factions);
  act(setUpGame, {
    id: 'matrix',
    expansions: EXPANSIONS,
    seats: COLOURS.slice(0, PLAYERS).map((colour, i) => ({
      name: colour,
      colour,
      faction: factions[i * 2] ?? null,
    })),
    speaker: 0,
    objectives: [],
    settings: { depth: 'full' },
  });
  const free = Object.entries(cards.planets).filter(([, { homeOf, tile }]) => !homeOf && tile);
  const common = Object.entries(cards.technologies).filter(([, { faction }]) => !faction);
  for (const [i, [planet]] of free.entries()) {
    act(gainPlanets, { seat: `s${(i % PLAYERS) + 1}`, planets: [planet] });
  }
  for (const [i, [technology]] of common.entries()) {
    for (const step of [0, 3]) {
      act(gainTechnology, { seat: `s${((i + step) % PLAYERS) + 1}`, technology });
    }
  }
  return recorder.snapshot.context;
}

/** A whole matrix, ready to be worked out again and again. */
function matrixWork(): () => unknown {
  const game = fullTable();
  const wanted = objectives();
  if (wanted.length < OBJECTIVES) throw new RangeError('too few objectives');
  return () => judgeAll(game, cards, wanted);
}

const HOUR = 3_600_000;
/** One tick is too short to be timed. */
const TICKS = 50;

/** The record as it is read from the disk: nothing is known of it. */
const unread = (entries: readonly Written[]) => JSON.parse(JSON.stringify(entries)) as Entry[];

/** The time of the clock face, by hour: of an evening with silences, pauses and much taken back. */
function clockFigures(): Figure[] {
  const entries = longEvening();
  const tick = (hours: number) => {
    const now = BEGINS + hours * HOUR;
    const cut = entries.filter(({ at }) => at <= now);
    const { at, mono, run } = cut.at(-1)!;
    const ledger = ledgerOf(openState(rulesetFor, cut));
    // One that the record does not have yet is counted too.
    const silence = { from: now - LONG_SILENCE, to: now, played: null };
    return time(() => {
      for (let i = 0; i < TICKS; i++) {
        timesAt(ledger, { at: now + i, mono: mono + now - at + i, run }, [silence]);
      }
    });
  };
  const copies = Array.from({ length: 60 }, () => unread(entries));
  const opened = () => openState(rulesetFor, copies.pop() ?? unread(entries));
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

/** Acts of a record whose first round was changed at its end, one tap each, and how often that was. */
const LENGTHS = [600, 1_500];
const COUNTS = [0, 1, 5, 20, 80, 320];

/** The beginning of legal play that has so many acts, and a few of its entries more. */
function played(acts: number): Written[] {
  const entries = longRecord(Math.ceil(1.5 * acts));
  let taps = 0;
  const end = entries.findIndex(({ seq, group }) => seq === group && (taps += 1) > acts);
  return end < 0 ? entries : entries.slice(0, end);
}

/** So many amendments may be scores: with more of them the game would end in its first round. */
const SCORES = 24;

/** What people forget in a first round, in turn: goods, a planet, a score. */
function forgotten(line: readonly LineItem[], nth: number) {
  const [turn, score] = (['turn.ended', 'objective.scored'] as const).map((type) =>
    line.find(({ fact }) => fact.type === type),
  );
  const gained = { type: 'goods.gained', seat: 's1', goods: 1 } as const;
  const planet = { type: 'planet.gained', seat: 's2', planet: 'bereg', from: null } as const;
  const at = nth % 3 === 2 && nth < SCORES && score ? score : turn!;
  const fact = at === score ? score.fact : nth % 3 === 0 ? gained : planet;
  return { target: at.seq, place: 'after', fact, at: at.at } as const;
}

/** Opening with the clock, by how long the record is and how often its past was changed. */
function amendedFigures(): Figure[] {
  return LENGTHS.flatMap((acts) => {
    const entries = played(acts);
    const line = lineOf(entries);
    const opening = COUNTS.map((count) => {
      const amended = amendedBy(entries, count, (seq) => forgotten(line, seq - entries.length - 1));
      const copies = Array.from({ length: 20 }, () => unread(amended));
      return time(() => ledgerOf(openState(rulesetFor, copies.pop() ?? unread(amended))));
    });
    const [plain = 0] = opening;
    return opening.map((value, i) =>
      ms(
        `opening ${acts.toLocaleString('en')} acts with their times, ${COUNTS[i]} amendments of round 1`,
        value,
        COUNTS[i] === 20 ? plain + TARGETS.core.amended : null,
      ),
    );
  });
}

/** What is typed on the way to a question: each of its beginnings asks once. */
const typed = (question: string) =>
  Array.from({ length: question.length - 1 }, (_, i) => question.slice(0, i + 2));

/** The 95th percentile of a search, as it is typed letter by letter; and opening the index. */
function searchFigures(): Figure[] {
  const index = indexText(documentsOf((id) => topics[id]));
  const began = performance.now();
  const search = openSearch(index);
  const opened = performance.now() - began;
  const questions = [...blind, ...tuned].map(({ asked }) => asked);
  for (const question of questions) search(question);
  const times = questions.flatMap(typed).map((question) => {
    const from = performance.now();
    search(question);
    return performance.now() - from;
  });
  times.sort((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  return [
    ms(
      `a search in the rules, 95 % of ${times.length.toLocaleString('en')} typed`,
      p95,
      TARGETS.core.search,
    ),
    ms('opening its index', opened),
  ];
}

/** All figures of the core. */
export function coreFigures(): Figure[] {
  const text = gameText(LONG);
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
    ...amendedFigures(),
    ...clockFigures(),
    ...searchFigures(),
  ];
}

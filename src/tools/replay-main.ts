/** What `npm run replay` prints: where a record or a list of commands leads (docs/replay.md). */
import './every-family.ts';
import type { Game } from '$lib/core/game.ts';
import type { Timeline } from '$lib/core/engine/timeline.ts';
import { openState } from '$lib/core/engine/open.ts';
import { ledgerOf } from '$lib/core/engine/time.ts';
import { countedPoints } from '$lib/core/points.ts';
import { readGameFile, type GameFile } from '$lib/core/record/game-file.ts';
import { summaryOf } from '$lib/core/record/summary.ts';
import { gameView } from '$lib/core/queries/derive-view.ts';
import { scoreboardEntries, type GameView, type LaneView } from '$lib/core/queries/game-view.ts';
import type { Ledger } from '$lib/core/queries/time/ledger.ts';
import { settledTimes } from '$lib/core/queries/time/times.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';
import { readCommands } from './command-lines.ts';
import { HeadlessGame } from './headless-game.ts';
import type {
  Problem,
  RefusedLine,
  ReplayDocument,
  Stopped,
  Unreadable,
} from './replay/document.ts';
import type { InputLineOf } from './replay/ledger.ts';
import { overruledLines, perform } from './replay/perform.ts';
import { tableOf } from './replay/table.ts';
import { timeOf } from './replay/time.ts';

export type { ReplayDocument } from './replay/document.ts';

/** Where to stop before the end. */
export interface StopAt {
  /** The last line that is replayed; in a game file the last seq. */
  until?: number | undefined;
  /** Stops after the first line that was refused, recorded or not. */
  firstRefusal?: boolean | undefined;
}

/** The document to print and the code to exit with: 0 led to its end, 1 did not, 2 unreadable. */
export interface Replayed {
  document: ReplayDocument | Unreadable;
  exitCode: 0 | 1 | 2;
}

const unreadable = (where: string): Replayed => ({
  document: { problems: [{ problem: 'unreadable', where }] },
  exitCode: 2,
});

const SCOREBOARD = Object.keys(scoreboardEntries) as (keyof typeof scoreboardEntries)[];

/** What the scoreboard shows of a lane. */
const rowOf = (lane: LaneView) =>
  Object.fromEntries(SCOREBOARD.map((key) => [key, lane[key]])) as Pick<
    LaneView,
    keyof typeof scoreboardEntries
  >;

/** The scoreboard of a view, clockwise. */
function scoreboardOf({ lanes, laws, seating }: GameView): ReplayDocument['scoreboard'] {
  return seating.flatMap((seat) => {
    const lane = lanes.find((row) => row.seat === seat);
    if (!lane) return [];
    const held = laws.filter(({ holder }) => holder === seat).map(({ law }) => law);
    return [{ ...rowOf(lane), laws: held }];
  });
}

/** What a replay came to, beside where it leads. */
interface ReplayRun {
  source: ReplayDocument['source'];
  timeline: Timeline;
  ledger: Ledger;
  inputLineOf: InputLineOf;
  stopped: Stopped | null;
  refusals: RefusedLine[];
  problems: Problem[];
}

/** Points by seat as they count; a game file keeps the totals of the ledger. */
const counted = (game: Game) =>
  Object.fromEntries(game.seating.map((seat) => [seat, countedPoints(game, seat)]));

function documentOf(run: ReplayRun): Replayed {
  const { source, timeline, inputLineOf, ledger, stopped, refusals, problems } = run;
  const { head } = timeline;
  const game = head.context;
  const ruleset = rulesetFor(game);
  const view = gameView(timeline, ruleset, settledTimes(ledger));
  return {
    document: {
      source,
      ruleset: ruleset.id,
      entries: timeline.length,
      stopped,
      position: view.position,
      summary: { ...summaryOf(head), points: counted(game) },
      scoreboard: scoreboardOf(view),
      table: tableOf(timeline, view, inputLineOf),
      time: timeOf(ledger, game.seating),
      view,
      refusals,
      problems,
    },
    exitCode: problems.length > 0 ? 1 : 0,
  };
}

/** Text in which the order of keys does not count. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}

/** The entry at which a game file is left, or null when all of it is replayed. */
function stopIn(file: GameFile, { until = Infinity, firstRefusal }: StopAt): Stopped | null {
  const refused = firstRefusal ? file.entries.find(({ overruled }) => overruled) : undefined;
  if (refused && refused.seq <= until) return { line: refused.seq, because: 'refusal' };
  return until < file.entries.length ? { line: until, because: 'until' } : null;
}

function replayFile(file: GameFile, stopAt: StopAt): Replayed {
  const stopped = stopIn(file, stopAt);
  const entries = stopped ? file.entries.slice(0, stopped.line) : file.entries;
  const state = openState(rulesetFor, entries);
  const { timeline, damage } = state;
  if (damage?.unknown) return unreadable(`unknown-rules at entry ${damage.seq}: ${damage.unknown}`);
  const problems: Problem[] = [];
  if (timeline.broken) problems.push({ problem: 'broken', where: `entry ${timeline.broken.seq}` });
  const whole = entries.length === file.entries.length;
  if (whole && file.summary && canonical(file.summary) !== canonical(summaryOf(timeline.head))) {
    problems.push({ problem: 'differs', where: 'summary' });
  }
  const refusals = overruledLines(timeline);
  return documentOf({
    source: 'game-file',
    timeline,
    ledger: ledgerOf(state),
    inputLineOf: (seq) => seq,
    stopped,
    refusals,
    problems,
  });
}

function replayCommands(text: string, { until = Infinity, firstRefusal }: StopAt): Replayed {
  const read = readCommands(text);
  if (!read.ok) return unreadable(`line ${read.line}: ${read.problem}`);
  const lines = read.lines.filter(({ line }) => line <= until);
  if (lines.length === 0) return unreadable(`there is no command up to line ${until}`);
  const game = new HeadlessGame(read.gameId, read.expansions, read.game);
  const inputLineOf = new Map<number, number>();
  const refusals: RefusedLine[] = [];
  const later = [...read.lines, ...read.bad].some(({ line }) => line > until);
  let stopped: Stopped | null = later ? { line: until, because: 'until' } : null;
  let at = 0;
  for (const line of lines) {
    at = line.at ?? at;
    const before = game.entries.length;
    const refused = perform(game, line, at);
    for (const { seq } of game.entries.slice(before)) inputLineOf.set(seq, line.line);
    refusals.push(...refused);
    if (!firstRefusal || refused.length === 0) continue;
    stopped = { line: line.line, because: 'refusal' };
    break;
  }
  const end = stopped?.line ?? Infinity;
  const problems = read.bad.flatMap(({ line, problem }): Problem[] =>
    line > end ? [] : [{ problem: 'unreadable', where: `line ${line}: ${problem}` }],
  );
  return documentOf({
    source: 'commands',
    timeline: game.timeline,
    ledger: game.ledger,
    inputLineOf: (seq) => inputLineOf.get(seq) ?? 0,
    stopped,
    refusals,
    problems,
  });
}

/** Replays a game file or a list of commands, to its end or to where it is told to stop. */
export function replayText(text: string, stopAt: StopAt = {}): Replayed {
  const file = readGameFile(text);
  if (file.ok) return replayFile(file.file, stopAt);
  const start = text.trimStart();
  const isFile = file.problem !== 'not-json' && file.problem !== 'foreign';
  if (start === '') return unreadable('the input is empty');
  if (isFile) return unreadable(`${file.problem}${file.where ? ` at ${file.where}` : ''}`);
  return replayCommands(text, stopAt);
}

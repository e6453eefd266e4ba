/** What `npm run replay` prints: where a record or a list of commands leads (docs/replay.md). */
import { refuseUnknownId } from '$lib/core/commands/known-ids.ts';
import type { Game } from '$lib/core/game.ts';
import { positionOf, type Position } from '$lib/core/machine/position.ts';
import type { Snapshot } from '$lib/core/machine/referee.ts';
import { openPlay } from '$lib/core/play/open.ts';
import { readGameFile, type GameFile } from '$lib/core/record/game-file.ts';
import { summaryOf, type Summary } from '$lib/core/record/summary.ts';
import { sectionOf, specOf, type Refusal, type RefusalCode } from '$lib/core/refusal.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import { lanesOf, type Lane } from '$lib/core/views/scoreboard.ts';
import { rulesetFor, rulesetOf } from '$lib/rulesets/compose.ts';
import { readCommands, type CommandLine } from './command-lines.ts';
import { HeadlessGame } from './headless-game.ts';
import { knownIdsOf } from './known-ids.ts';

/** A fact that the referee refused: left out, or recorded anyway. */
export interface RefusedLine {
  /** Line of the input; in a game file the seq of the entry. */
  line: number;
  /** Name of the command; in a game file the type of the fact. */
  command: string;
  code: RefusalCode;
  /** The ids and numbers that explain it; in a game file only the code is kept. */
  with?: Refusal['with'];
  /** Id of the rule in the checklist that SPEC.md follows. */
  rule: string;
  /** Section of the rules reference, and whether that is the one of the base game. */
  section: string | null;
  reference: 'base' | 'pok' | null;
  anyway: boolean;
}

/** Why a record does not lead where it should. */
export interface Problem {
  problem: 'unreadable' | 'broken' | 'differs';
  where: string;
}

export interface ReplayDocument {
  source: 'game-file' | 'commands';
  ruleset: string;
  entries: number;
  position: Position;
  summary: Summary;
  scoreboard: (Omit<Lane, 'state' | 'shown'> & { laws: string[] })[];
  refusals: RefusedLine[];
  problems: Problem[];
}

/** The document to print and the code to exit with: 0 led to its end, 1 did not, 2 unreadable. */
export interface Replayed {
  document: ReplayDocument | { problems: Problem[] };
  exitCode: 0 | 1 | 2;
}

const unreadable = (where: string): Replayed => ({
  document: { problems: [{ problem: 'unreadable', where }] },
  exitCode: 2,
});

function scoreboardOf(game: Game): ReplayDocument['scoreboard'] {
  const lanes = new Map(lanesOf(game).map((lane) => [lane.seat, lane]));
  return game.seating.flatMap((seat) => {
    const lane = lanes.get(seat);
    if (!lane) return [];
    const { state: _, shown: __, ...rest } = lane;
    return [{ ...rest, laws: game.laws.filter((law) => law.holder === seat).map(({ id }) => id) }];
  });
}

function refusedLine(
  line: number,
  command: string,
  refusal: RefusalCode | Refusal,
  ruleset: Ruleset,
  anyway: boolean,
): RefusedLine {
  const { code, ...facts } = typeof refusal === 'string' ? { code: refusal } : refusal;
  const rests = sectionOf(code, ruleset.reference) ?? { section: null, reference: null };
  return { line, command, code, ...facts, rule: specOf(code), ...rests, anyway };
}

function documentOf(
  source: ReplayDocument['source'],
  entries: number,
  head: Snapshot,
  refusals: RefusedLine[],
  problems: Problem[],
): Replayed {
  const game = head.context;
  return {
    document: {
      source,
      ruleset: rulesetOf(game.expansions).id,
      entries,
      position: positionOf(head),
      summary: summaryOf(head),
      scoreboard: scoreboardOf(game),
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

function replayFile(file: GameFile): Replayed {
  const { line, snapshots, head, broken } = openPlay(rulesetFor, file.entries).course;
  const problems: Problem[] = [];
  if (broken) problems.push({ problem: 'broken', where: `entry ${broken.seq}` });
  const summary = summaryOf(head);
  if (file.summary && canonical(file.summary) !== canonical(summary)) {
    problems.push({ problem: 'differs', where: 'summary' });
  }
  const refusals = line.flatMap(({ seq, fact, overruled }, i) => {
    const { expansions } = (snapshots[i] ?? head).context;
    if (!overruled) return [];
    return [refusedLine(seq, fact.type, overruled, rulesetOf(expansions), true)];
  });
  return documentOf('game-file', file.entries.length, head, refusals, problems);
}

function perform(game: HeadlessGame, line: CommandLine, at: number): RefusedLine[] {
  const stamps = { at, mono: line.line, run: 'replay', app: 'replay' };
  if (line.record === 'undo' || line.record === 'redo') game[line.record](stamps);
  else if (line.record) game.pause(line.record === 'pause', stamps);
  if (line.record) return [];
  const { ruleset } = game;
  const refused = (refusal: RefusalCode | Refusal, anyway: boolean) =>
    refusedLine(line.line, line.command, refusal, ruleset, anyway);
  // The app names cards from these tables; a line names them by hand.
  const unknown = refuseUnknownId(game.game, line.args, knownIdsOf(ruleset.expansions));
  if (unknown && !line.anyway) return [refused(unknown, false)];
  const strange = unknown ? [refused(unknown, true)] : [];
  const tapped = game.tap(line.acts, stamps, line.anyway);
  if ('dropped' in tapped) return strange;
  if (!tapped.ok) return [...strange, refused(tapped.refusal, false)];
  return [
    ...strange,
    ...tapped.entries.flatMap(({ overruled }) =>
      overruled ? [refused(overruled.code, true)] : [],
    ),
  ];
}

function replayCommands(text: string): Replayed {
  const read = readCommands(text);
  if (!read.ok) return unreadable(`line ${read.line}: ${read.problem}`);
  const game = new HeadlessGame(read.gameId, read.expansions);
  let at = 0;
  const refusals = read.lines.flatMap((line) => {
    at = line.at ?? at;
    return perform(game, line, at);
  });
  const problems = read.bad.map(({ line, problem }): Problem => ({
    problem: 'unreadable',
    where: `line ${line}: ${problem}`,
  }));
  return documentOf('commands', game.entries.length, game.snapshot, refusals, problems);
}

/** Replays a game file or a list of commands. */
export function replayText(text: string): Replayed {
  const file = readGameFile(text);
  if (file.ok) return replayFile(file.file);
  const start = text.trimStart();
  const isFile = file.problem !== 'not-json' && file.problem !== 'foreign';
  if (start === '') return unreadable('the input is empty');
  if (isFile) return unreadable(`${file.problem}${file.where ? ` at ${file.where}` : ''}`);
  return replayCommands(text);
}

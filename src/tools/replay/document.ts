/** The document that `npm run replay` prints (docs/replay.md): its one definition. */
import * as v from 'valibot';
import { seat } from '$lib/core/event-parts.ts';
import { REFUSALS, type RefusalCode } from '$lib/core/refusal-codes.ts';
import { gameViewSchema, scoreboardEntries } from '$lib/core/queries/game-view.ts';
import { CALL_REASONS, END_REASONS } from '$lib/core/vocabulary.ts';
import { anySeat, exactly, ids, int } from '$lib/core/queries/document-parts.ts';
import { tableSchema } from './table-schema.ts';
import { timeSchema } from './time.ts';

const result = exactly({
  reason: v.picklist(END_REASONS),
  winner: anySeat,
  /** Only where several share the victory. */
  winners: v.optional(v.array(seat)),
  call: v.optional(v.picklist(CALL_REASONS)),
  note: v.optional(v.string()),
});

/** What is kept of a game beside its record. */
const summary = exactly({
  round: int,
  phase: v.string(),
  step: v.string(),
  activeSeat: v.nullable(seat),
  speaker: seat,
  points: v.record(seat, int),
  result: v.nullable(result),
});

/** One row per seat, clockwise: what its lane of the view has, and the laws that it holds. */
const scoreboardRow = exactly({ ...scoreboardEntries, laws: ids });

const codes = Object.keys(REFUSALS) as [RefusalCode, ...RefusalCode[]];

/** A fact that the referee refused: left out, or recorded anyway. */
const refusal = exactly({
  /** Line of the input; in a game file the seq of the entry. */
  line: int,
  /** Name of the command; in a game file the type of the fact. */
  command: v.string(),
  code: v.picklist(codes),
  /** The ids and numbers that explain it; a game file keeps only the code. */
  with: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.array(v.string())]))),
  /** Id of the rule in src/lib/core/SPEC.md. */
  rule: v.string(),
  /** Section of the rules reference, and which one it is; a house rule has no section. */
  section: v.nullable(v.string()),
  reference: v.string(),
  /** Whose act the table waited for. */
  due: anySeat,
  /** Whether it could be recorded anyway where the game stood. */
  possible: v.boolean(),
  /** Whether it was recorded all the same. */
  anyway: v.boolean(),
});

/** Why a record does not lead where it should. */
const problem = exactly({
  problem: v.picklist(['unreadable', 'broken', 'differs']),
  where: v.string(),
});

/** The last line that was replayed, when it was told to stop before the end. */
const stopped = exactly({ line: int, because: v.picklist(['until', 'refusal']) });

export const replaySchema = exactly({
  source: v.picklist(['game-file', 'commands']),
  ruleset: v.string(),
  entries: int,
  stopped: v.nullable(stopped),
  position: gameViewSchema.entries.position,
  summary,
  scoreboard: v.array(scoreboardRow),
  table: tableSchema,
  time: timeSchema,
  view: gameViewSchema,
  refusals: v.array(refusal),
  problems: v.array(problem),
});

/** What there is of an input that cannot be read. */
const unreadableSchema = exactly({ problems: v.array(problem) });

export const documentSchema = v.union([replaySchema, unreadableSchema]);

export type ReplayDocument = v.InferOutput<typeof replaySchema>;
export type RefusedLine = v.InferOutput<typeof refusal>;
export type Problem = v.InferOutput<typeof problem>;
export type Stopped = v.InferOutput<typeof stopped>;
export type Unreadable = v.InferOutput<typeof unreadableSchema>;

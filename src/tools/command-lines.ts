/** Commands as JSON lines: one tap a line, checked against the vocabulary (docs/commands.md). */
import type { UnknownFields } from '$lib/core/record/unknown-fields.ts';
import { commandOf } from '$lib/core/commands/vocabulary.ts';
import type { BoxId } from '$lib/core/vocabulary.ts';
import { BOXES, EXPANSIONS } from '$lib/rulesets/boxes.ts';
import { FAMILIES } from '$lib/rulesets/families.ts';
import { getDotPath, safeParse } from 'valibot';
import { also, type Act } from '$lib/core/commands/command.ts';

/** What a line may ask of the record itself. */
export const RECORD_VERBS = ['undo', 'redo', 'pause', 'resume'] as const;
type RecordVerb = (typeof RECORD_VERBS)[number];

export interface CommandLine {
  /** Line in the input, from 1; in an array the place of the act. */
  line: number;
  command: string;
  /** Acts of one tap: the command and those joined to it by `and`. */
  acts: Act[];
  /** The arguments of each of them. */
  args: unknown[];
  record: RecordVerb | null;
  /** Records what is refused. */
  anyway: boolean;
  /** Epoch ms, or null: the instant of the line before. */
  at: number | null;
}

/** A line that could not be read, with what is wrong. */
export interface BadLine {
  line: number;
  problem: string;
}

/** Commands that could be read and lines that could not; without a setup there is no game. */
export type LinesRead =
  | {
      ok: true;
      gameId: string;
      /** Id of the base game, if the setup names one. */
      game: string | undefined;
      expansions: BoxId[];
      lines: CommandLine[];
      bad: BadLine[];
    }
  | ({ ok: false } & BadLine);

/** Whether this is the id of a base game. */
const isBaseGame = (id: unknown): id is string =>
  typeof id === 'string' &&
  (Object.hasOwn(FAMILIES, id) || BOXES.some((box) => box.kind === 'base' && box.id === id));

const isRow = (value: unknown): value is UnknownFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A line that cannot be read: caught below, never seen outside. */
class UnreadableLine extends Error {}

/** Refuses a key that means nothing: a slip of typing would otherwise pass unseen. */
function onlyKeys(row: UnknownFields, keys: readonly string[]): void {
  const stray = Object.keys(row).find((key) => !keys.includes(key));
  if (stray) throw new UnreadableLine(`${String(row['command'])}: a line has no ${stray}`);
}

/** The first key of arguments, at whatever depth, that the schemas left out: its path, or null. */
function strayIn(given: unknown, known: unknown, path: readonly string[] = []): string[] | null {
  if (typeof given !== 'object' || given === null) return null;
  for (const [key, inner] of Object.entries(given)) {
    const at = [...path, key];
    if (!Object.hasOwn(known as object, key)) return at;
    const stray = strayIn(inner, (known as UnknownFields)[key], at);
    if (stray) return stray;
  }
  return null;
}

function actOf({ command, args = {} }: UnknownFields): Act {
  const verb = typeof command === 'string' ? commandOf(command) : null;
  if (!verb) throw new UnreadableLine(`there is no command ${JSON.stringify(command)}`);
  const checked = safeParse(verb.args, args);
  if (!checked.success) {
    const [issue] = checked.issues;
    const path = getDotPath(issue);
    throw new UnreadableLine(`${String(command)}: ${path ? `${path}: ` : ''}${issue.message}`);
  }
  const known = checked.output;
  const stray = strayIn(args, known);
  if (stray) {
    const holder = stray.slice(0, -1).join('.');
    throw new UnreadableLine(
      `${String(command)}${holder && `: ${holder}`} takes no ${stray.at(-1)}`,
    );
  }
  return also(verb, known as never);
}

function commandLineOf(row: unknown, line: number): CommandLine {
  if (!isRow(row)) throw new UnreadableLine('a line is an object with a command');
  const { command, and = [], anyway = false, at = null } = row;
  const record = RECORD_VERBS.find((verb) => verb === command) ?? null;
  const setUp = command === 'setUpGame' ? ['game'] : [];
  const keys = record ? ['command', 'anyway', 'at'] : ['command', 'args', 'and', 'anyway', 'at'];
  onlyKeys(row, [...keys, ...setUp]);
  if (typeof anyway !== 'boolean') throw new UnreadableLine('anyway is true or false');
  if (at !== null && (typeof at !== 'number' || !Number.isFinite(at))) {
    throw new UnreadableLine('at is an instant in ms');
  }
  if (!Array.isArray(and)) throw new UnreadableLine('and is a list of commands');
  const joined = and.map((other) => {
    if (!isRow(other)) throw new UnreadableLine('and is a list of commands');
    onlyKeys(other, ['command', 'args']);
    return actOf(other);
  });
  const acts = record ? [] : [actOf(row), ...joined];
  const args = record ? [] : [row, ...(and as UnknownFields[])].map((one) => one['args']);
  return { line, command: String(command), acts, args, record, anyway, at };
}

function rowsOf(text: string): { row: unknown; line: number }[] {
  if (text.trimStart().startsWith('[')) {
    const list = JSON.parse(text) as unknown[];
    return list.map((row, i) => ({ row, line: i + 1 }));
  }
  return text.split('\n').flatMap((raw, i) => {
    const trimmed = raw.trim();
    if (trimmed === '' || trimmed.startsWith('#')) return [];
    try {
      return [{ row: JSON.parse(trimmed) as unknown, line: i + 1 }];
    } catch {
      return [{ row: null, line: i + 1 }];
    }
  });
}

/** The line, or what is wrong with it. */
function readLine(row: unknown, line: number): CommandLine | BadLine {
  try {
    return commandLineOf(row, line);
  } catch (error) {
    if (error instanceof UnreadableLine) return { line, problem: error.message };
    throw error;
  }
}

/**
 * Reads commands: JSON lines (blank ones and those that begin with # left out), or one JSON array.
 * A line that cannot be read is left out and told; the others stand.
 */
export function readCommands(text: string): LinesRead {
  let rows: ReturnType<typeof rowsOf>;
  try {
    rows = rowsOf(text);
  } catch (error) {
    return { ok: false, line: 1, problem: (error as SyntaxError).message };
  }
  const read = rows.map(({ row, line }) => readLine(row, line));
  const bad = read.filter((line) => 'problem' in line);
  const lines = read.filter((line): line is CommandLine => !('problem' in line));
  const [first] = rows;
  const args = isRow(first?.row) && first.row['command'] === 'setUpGame' && first.row['args'];
  const line = first?.line ?? 1;
  if (bad[0]?.line === line) return { ok: false, ...bad[0] };
  if (!isRow(args)) return { ok: false, line, problem: 'the first command is setUpGame' };
  const named = args['expansions'] as readonly string[];
  const expansions = EXPANSIONS.filter((expansion) => named.includes(expansion));
  const game = isRow(first?.row) ? first.row['game'] : undefined;
  if (game !== undefined && !isBaseGame(game)) {
    return { ok: false, line, problem: `there is no base game ${JSON.stringify(game)}` };
  }
  return { ok: true, gameId: String(args['id']), game, expansions, lines, bad };
}

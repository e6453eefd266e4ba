/** Commands as JSON lines: one tap a line, checked against the vocabulary (docs/commands.md). */
import { commandOf } from '$lib/core/commands/vocabulary.ts';
import { EXPANSIONS, type Expansion } from '$lib/core/vocabulary.ts';
import { getDotPath, safeParse } from 'valibot';
import type { Act } from './headless-game.ts';

/** What a line may ask of the record itself. */
export const RECORD_VERBS = ['undo', 'redo', 'pause', 'resume'] as const;
type RecordVerb = (typeof RECORD_VERBS)[number];

export interface CommandLine {
  /** Line in the input, from 1; in an array the place of the act. */
  line: number;
  command: string;
  /** Acts of one tap: the command and those joined to it by `and`. */
  acts: Act[];
  record: RecordVerb | null;
  /** Records what is refused. */
  anyway: boolean;
  /** Epoch ms, or null: the instant of the line before. */
  at: number | null;
}

/** Commands that could be read, or the first line that could not, with what is wrong. */
export type LinesRead =
  | { ok: true; gameId: string; expansions: Expansion[]; lines: CommandLine[] }
  | { ok: false; line: number; problem: string };

type Loose = Record<string, unknown>;
const isRow = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A line that cannot be read: caught below, never seen outside. */
class Unreadable extends Error {}

function actOf({ command, args = {} }: Loose): Act {
  const verb = typeof command === 'string' ? commandOf(command) : null;
  if (!verb) throw new Unreadable(`there is no command ${JSON.stringify(command)}`);
  const checked = safeParse(verb.args, args);
  if (!checked.success) {
    const [issue] = checked.issues;
    const path = getDotPath(issue);
    throw new Unreadable(`${String(command)}: ${path ? `${path}: ` : ''}${issue.message}`);
  }
  const known = checked.output as Loose;
  const stray = isRow(args) && Object.keys(args).find((key) => !(key in known));
  if (stray) throw new Unreadable(`${String(command)} takes no ${stray}`);
  return (game, ruleset) => verb(game, ruleset, known as never);
}

function lineOf(row: unknown, line: number): CommandLine {
  if (!isRow(row)) throw new Unreadable('a line is an object with a command');
  const { command, and = [], anyway = false, at = null } = row;
  if (typeof anyway !== 'boolean') throw new Unreadable('anyway is true or false');
  if (at !== null && (typeof at !== 'number' || !Number.isFinite(at))) {
    throw new Unreadable('at is an instant in ms');
  }
  if (!Array.isArray(and)) throw new Unreadable('and is a list of commands');
  const record = RECORD_VERBS.find((verb) => verb === command) ?? null;
  const joined = and.map((other) => {
    if (!isRow(other)) throw new Unreadable('and is a list of commands');
    return actOf(other);
  });
  const acts = record ? [] : [actOf(row), ...joined];
  return { line, command: String(command), acts, record, anyway, at };
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

/** Reads commands: JSON lines (blank ones and those that begin with # left out), or one JSON array. */
export function readCommands(text: string): LinesRead {
  const lines: CommandLine[] = [];
  let at = 1;
  try {
    const rows = rowsOf(text);
    for (const { row, line } of rows) {
      at = line;
      lines.push(lineOf(row, line));
    }
    const [first] = rows;
    at = first?.line ?? 1;
    const args = isRow(first?.row) && first.row['command'] === 'setUpGame' && first.row['args'];
    if (!isRow(args)) throw new Unreadable('the first command is setUpGame');
    const named = args['expansions'] as readonly string[];
    const expansions = EXPANSIONS.filter((expansion) => named.includes(expansion));
    return { ok: true, gameId: String(args['id']), expansions, lines };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, line: at, problem: error.message };
    if (error instanceof SyntaxError) return { ok: false, line: 1, problem: error.message };
    throw error;
  }
}

/** The game file: one game's record as JSON, checked on the way in (docs/game-file.md). */
import * as v from 'valibot';
import { FORMAT } from './entry.ts';
import { FILE_KIND, FILE_VERSION, type GameFile } from './file-of.ts';
import { unseatedAt } from './seats.ts';
import { writtenSchema } from './shape.ts';
import { firstUnsound } from './soundness.ts';

export { FILE_KIND, FILE_VERSION, gameFileOf, type GameFile } from './file-of.ts';

/** Longest text taken, in characters: a whole evening is under 2 MB. */
export const MAX_FILE = 30_000_000;

/** The whole file. */
export const gameFileSchema = v.object({
  kind: v.literal(FILE_KIND),
  version: v.literal(FILE_VERSION),
  app: v.pipe(v.string(), v.maxLength(64)),
  exportedAt: v.number(),
  entries: v.pipe(v.array(writtenSchema), v.minLength(1), v.maxLength(100_000)),
  /** The summary kept when the game ended, to compare a replay with. */
  summary: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
});

/** Why a file cannot be read; each has its sentence in words/. */
export const FILE_PROBLEMS = [
  'too-large',
  'not-json',
  'truncated',
  'garbled',
  'foreign',
  'newer',
  'wrong-shape',
  'damaged',
  'no-game',
] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

export type FileCheck =
  { ok: true; file: GameFile } | { ok: false; problem: FileProblem; where: string };

const no = (problem: FileProblem, where = ''): FileCheck => ({ ok: false, problem, where });

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
  } catch {
    return undefined;
  }
}

/**
 * Reads a game file, or says what is wrong with it; never throws and changes nothing. Entries come
 * as they were written: their sums hold only so, and who replays them upcasts first.
 */
export function readGameFile(text: string): FileCheck {
  if (text.length > MAX_FILE) return no('too-large');
  const raw = parse(text.replace(/^\uFEFF/, ''));
  if (raw === undefined) {
    if (!text.trimStart().startsWith('{') || !text.includes(FILE_KIND)) return no('not-json');
    // Entries stand one a line: what ends as a file of ours does is whole, and changed within.
    return no(/\n\]\s*\}\s*$/.test(text) ? 'garbled' : 'truncated');
  }
  if (typeof raw !== 'object' || raw === null) return no('foreign');
  const { kind, version, entries } = raw as Record<string, unknown>;
  if (kind !== FILE_KIND) return no('foreign');
  const newest = Array.isArray(entries)
    ? Math.max(0, ...entries.slice(-1).map((entry: { format?: number }) => entry?.format ?? 0))
    : 0;
  if ((typeof version === 'number' && version > FILE_VERSION) || newest > FORMAT)
    return no('newer');
  const checked = v.safeParse(gameFileSchema, raw);
  if (!checked.success) {
    const path = checked.issues[0].path?.map((item) => String(item.key)).join('.') ?? '';
    return no('wrong-shape', path);
  }
  const file = checked.output as GameFile;
  const damaged = firstUnsound(file.entries);
  if (damaged !== null) return no('damaged', String(damaged));
  const first = file.entries[0]?.body;
  if (first?.kind !== 'fact' || first.fact.type !== 'game.created') return no('no-game');
  const unseated = unseatedAt(file.entries);
  if (unseated !== null) return no('wrong-shape', unseated);
  return { ok: true, file };
}

/**
 * The game file: one game's record as JSON, checked on the way in (docs/game-file.md). Its text is looked
 * at before it is parsed.
 */
import * as v from 'valibot';
import type { Written } from './entry.ts';
import { FILE_KIND, FILE_VERSION, type GameFile } from './file-of.ts';
import { MAX_BYTES, MAX_ENTRIES, MAX_REREAD, MAX_DEPTH, MAX_TEXT, MAX_VALUES } from './limits.ts';
import { unseatedAt } from './seats.ts';
import { firstUnsound, firstUnsummed, soundPart } from './soundness.ts';
import { shapeOf, writtenSchema } from './shape.ts';
import { Stillness } from './stillness.ts';
import type { OnProgress } from './on-progress.ts';

export { FILE_KIND, FILE_VERSION, gameFileOf, type GameFile } from './file-of.ts';

/** The whole file. */
export const gameFileSchema = v.object({
  kind: v.literal(FILE_KIND),
  version: v.literal(FILE_VERSION),
  app: v.pipe(v.string(), v.maxLength(64)),
  exportedAt: v.number(),
  entries: v.pipe(v.array(writtenSchema), v.minLength(1), v.maxLength(MAX_ENTRIES)),
  /** The summary kept when the game ended, to compare a replay with. */
  summary: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  /** The app that saved the file could not read all of the record. */
  damaged: v.optional(v.boolean()),
});

/** What stands round the entries: they are many, and looked at one by one. */
const frameSchema = v.omit(gameFileSchema, ['entries']);

/** Why a file cannot be read; each has its sentence in words/. */
export const FILE_PROBLEMS = [
  'too-large',
  'too-deep',
  'too-many',
  'too-long',
  'too-amended',
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

/** A file that is not taken; `where` is the place, or for `too-large` the size in MB. */
export interface FileRefused {
  ok: false;
  problem: FileProblem;
  where: string;
}

/** What was left out of the file of a damaged record: from which entry on, and how many. */
export interface Cut {
  /** Place of the first entry that is damaged, counted from 1. */
  seq: number;
  left: number;
}

export type FileCheck = { ok: true; file: GameFile; cut?: Cut } | FileRefused;

const no = (problem: FileProblem, where = ''): FileRefused => ({ ok: false, problem, where });

/** A file of so many bytes is refused, by its size in MB; null where it may be read. */
export const tooLarge = (bytes: number): FileRefused | null =>
  bytes > MAX_BYTES ? no('too-large', String(Math.ceil(bytes / 1e6))) : null;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The entries that hold together, and what is wrong with the first that does not. */
interface ReadEntries {
  entries: Written[];
  wrong: { seq: number; refused: FileRefused } | null;
}

/** Each entry by its sum and the schema of its own format; the first that fails ends the reading. */
function readEntries(raw: unknown[], onProgress: OnProgress): ReadEntries {
  const entries: Written[] = [];
  for (const [i, read] of raw.entries()) {
    if (i % 100 === 0) onProgress(i, raw.length);
    const shaped = shapeOf(read, entries.at(-1)?.sum ?? '');
    if (shaped.kind !== 'known') {
      const where = shaped.kind === 'none' ? ['entries', i, ...shaped.where].join('.') : '';
      const refused =
        shaped.kind === 'none'
          ? no('wrong-shape', where)
          : no(shaped.kind, shaped.kind === 'damaged' ? String(i + 1) : '');
      return { entries, wrong: { seq: i + 1, refused } };
    }
    entries.push(shaped.entry);
    // Of many entries only one form is held.
    raw[i] = null;
  }
  return { entries, wrong: null };
}

/** What is wrong with entries whose sums hold and of which all is known, or null. */
function wrongWith(entries: readonly Written[]): ReadEntries['wrong'] {
  const damaged = firstUnsound(entries, entries.length);
  if (damaged !== null) return { seq: damaged, refused: no('damaged', String(damaged)) };
  const first = entries[0]?.body;
  if (first?.kind !== 'fact' || first.fact.type !== 'game.created') {
    return { seq: 1, refused: no('no-game') };
  }
  const unseated = unseatedAt(entries);
  if (unseated === null) return null;
  return { seq: Number(unseated.split('.')[1]) + 1, refused: no('wrong-shape', unseated) };
}

/**
 * The place of the first entry, counted from 1, that is damaged, so that no import takes the record
 * from there on, or null. What a newer app has written is not.
 */
export function firstBad(entries: readonly Written[]): number | null {
  const { entries: read, wrong } = readEntries([...entries], () => undefined);
  if (wrong && read.length === 0 && wrong.refused.problem !== 'newer') return 1;
  const bad = (read.length > 0 ? wrongWith(read) : null) ?? wrong;
  return bad?.refused.problem === 'newer' ? firstUnsummed(entries) : (bad?.seq ?? null);
}

function checked(raw: unknown, onProgress: OnProgress): FileCheck {
  if (typeof raw !== 'object' || raw === null) return no('foreign');
  const { kind, version, entries } = raw as Record<string, unknown>;
  if (kind !== FILE_KIND) return no('foreign');
  if (typeof version === 'number' && version > FILE_VERSION) return no('newer');
  if (!Array.isArray(entries) || entries.length === 0) return no('wrong-shape', 'entries');
  if (entries.length > MAX_ENTRIES) return no('too-many');
  const frame = v.safeParse(frameSchema, raw, { abortEarly: true });
  if (!frame.success) return no('wrong-shape', String(frame.issues[0].path?.[0]?.key ?? ''));
  const count = entries.length;
  const read = readEntries(entries, onProgress);
  // Only of a record that was damaged where it was saved its beginning is taken by itself.
  const { damaged, ...rest } = frame.output;
  if (read.wrong && !damaged) return read.wrong.refused;
  const wrong = (read.entries.length > 0 ? wrongWith(read.entries) : null) ?? read.wrong;
  if (!wrong) return withinReach({ ok: true, file: { ...rest, entries: read.entries } });
  // The beginning alone would leave sound entries out.
  if (!damaged || wrong.refused.problem === 'newer') return wrong.refused;
  const sound = soundPart([...read.entries, entries[read.entries.length] as Written], wrong.seq);
  if (sound.length === 0) return wrong.refused;
  const cut = { seq: wrong.seq, left: count - sound.length };
  return withinReach({ ok: true, file: { ...rest, entries: sound, summary: null }, cut });
}

/** A file that is whole and sound may still take too long to be read. */
const withinReach = (check: Extract<FileCheck, { ok: true }>): FileCheck =>
  new Stillness(check.file.entries).reread > MAX_REREAD ? no('too-amended') : check;

/**
 * Reads the text of a game file, piece by piece, or says what is wrong with it; never throws and
 * changes nothing. Entries come as they were written: their sums hold only so, and who replays them
 * upcasts first.
 */
export class GameFileReader {
  #scan = new TextScan();
  #pieces: string[] = [];

  /** Takes the next piece; what it answers ends the reading. */
  take(piece: string): FileRefused | null {
    const beyond = this.#scan.take(piece);
    this.#pieces.push(piece);
    return beyond && this.#refusedFor(beyond);
  }

  /** What the whole text holds; `told` hears of the entries that were checked. */
  end(onProgress: OnProgress = () => undefined): FileCheck {
    const text = this.#text();
    this.#pieces = [];
    const raw = parse(text);
    if (raw !== undefined) return checked(raw, onProgress);
    if (!isOurs(text)) return no('not-json');
    // Entries stand one a line: what ends as a file of ours does is whole, and changed within.
    return no(/\n\]\s*\}\s*$/.test(text) ? 'garbled' : 'truncated');
  }

  /** What another program has written may well be deep or long: it is no game at all. */
  #refusedFor(beyond: Beyond): FileRefused {
    return no(isOurs(this.#text()) ? beyond : 'not-json');
  }

  #text(): string {
    return this.#pieces.join('').replace(/^\uFEFF/, '');
  }
}

/** Whether a text that cannot be read begins as a game file, and calls itself one. */
const isOurs = (text: string): boolean =>
  text.trimStart().startsWith('{') && text.includes(FILE_KIND);

/** Reads a game file that is here as one text. */
export function readGameFile(text: string, onProgress?: OnProgress): FileCheck {
  const reader = new GameFileReader();
  return tooLarge(text.length) ?? reader.take(text) ?? reader.end(onProgress);
}

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const LIST = 91;
const BACKSLASH = 92;
const LIST_END = 93;
const ROW = 123;
const ROW_END = 125;
const SPACE = 32;

/** The limit that a text goes beyond. */
export type Beyond = 'too-deep' | 'too-many' | 'too-long';

/**
 * Looks at the text of a game file before it is parsed: how deep it is, how much it holds, how long
 * its texts are. One pass over the characters that keeps no more than a few numbers, so that no
 * text can make it slow, large or deep.
 */
export class TextScan {
  #depth = 0;
  #values = 0;
  /** Characters of the text or the number that is being read. */
  #length = 0;
  #quoted = false;
  #escaped = false;

  /** Goes on with the next piece of the text; the first limit that it goes beyond, or null. */
  take(piece: string): Beyond | null {
    // In variables: the loop runs once for each character of the file.
    let [depth, values, length] = [this.#depth, this.#values, this.#length];
    let [quoted, escaped] = [this.#quoted, this.#escaped];
    for (let i = 0; i < piece.length; i++) {
      const code = piece.charCodeAt(i);
      if (quoted && (escaped || code !== QUOTE)) {
        escaped = !escaped && code === BACKSLASH;
        if (++length > MAX_TEXT) return 'too-long';
      } else if (code === LIST || code === ROW || code === COMMA) {
        if (code !== COMMA && ++depth > MAX_DEPTH) return 'too-deep';
        if (++values > MAX_VALUES) return 'too-many';
        length = 0;
      } else if (code === LIST_END || code === ROW_END) {
        depth -= 1;
        length = 0;
      } else if (code === QUOTE) {
        quoted = !quoted;
        length = 0;
      } else if (code === COLON) {
        length = 0;
      } else if (code > SPACE && ++length > MAX_TEXT) {
        return 'too-long';
      }
    }
    [this.#depth, this.#values, this.#length] = [depth, values, length];
    [this.#quoted, this.#escaped] = [quoted, escaped];
    return null;
  }
}

/**
 * All games of a device as one file (docs/archive-file.md): lines of JSON, compressed by gzip. First who
 * made it; then for each game a line with its marks and a line with its game file; then what people are
 * called; then the end, which says that nothing is missing. It is written and read one line after another,
 * so that no more than one game is in memory.
 */
import * as v from 'valibot';
import type { Naming } from '$lib/core/record/people-book.ts';
import { MAX_BYTES } from '$lib/core/record/limits.ts';
import type { Carried, GameRow } from './game-row.ts';

/** Marks a file as ours. */
export const ARCHIVE_KIND = 'custodian-archive';
export const ARCHIVE_VERSION = 1;

/** Games in one file, and characters of it once it is unpacked: what goes beyond is not read further. */
export const MAX_GAMES = 1_000;
export const MAX_UNPACKED = 250_000_000;
/** Namings of people: more than a club has names. */
const MAX_NAMINGS = 10_000;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
/** Epoch ms, up to the last day that a date can have. */
const instant = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8.64e15));
const stampFields = { at: instant, device: text(64) };
const stamp = v.object(stampFields);

const headSchema = v.object({
  kind: v.literal(ARCHIVE_KIND),
  version: v.literal(ARCHIVE_VERSION),
  app: text(64),
  /** Epoch ms. */
  exportedAt: v.number(),
  device: text(64),
  games: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_GAMES)),
});

const marksSchema = v.object({
  of: v.literal('game'),
  archived: v.boolean(),
  countsInStatistics: v.boolean(),
  marked: v.object({
    archived: v.exactOptional(stamp),
    countsInStatistics: v.exactOptional(stamp),
  }),
  copyOf: v.exactOptional(text(200)),
});

const name = v.pipe(text(200), v.trim(), v.nonEmpty());
const namingSchema = v.variant('kind', [
  v.object({ kind: v.literal('renamed'), person: name, name, ...stampFields }),
  v.object({
    kind: v.literal('joined'),
    people: v.tuple([name, name]),
    joined: v.boolean(),
    ...stampFields,
  }),
]);

const peopleSchema = v.object({
  of: v.literal('people'),
  namings: v.pipe(v.array(namingSchema), v.maxLength(MAX_NAMINGS)),
});

const endSchema = v.object({ of: v.literal('end') });

/** Who made the file, and how many games are in it. */
export type ArchiveHead = v.InferOutput<typeof headSchema>;
/** What a table has marked a game with. */
export type ArchivedMarks = v.InferOutput<typeof marksSchema>;

/** Why a file of all games is not read further; what was read before it is kept. */
export const ARCHIVE_PROBLEMS = [
  'not-archive',
  'newer-archive',
  'archive-too-large',
  'archive-too-many',
  'archive-garbled',
  'archive-truncated',
] as const;
export type ArchiveProblem = (typeof ARCHIVE_PROBLEMS)[number];

/** One part of the file after another. */
export type ArchivePart =
  | { is: 'head'; head: ArchiveHead }
  | { is: 'game'; marks: ArchivedMarks; text: string }
  /** A game that holds more than a game file may: what follows it is read. */
  | { is: 'large-game'; megabytes: number }
  | { is: 'people'; namings: Naming[] }
  | { is: 'end' }
  | { is: 'refused'; problem: ArchiveProblem };

/** The marks of a row as a line of the file. */
export const marksLine = (row: Pick<GameRow, Carried | 'marked' | 'copyOf'>): ArchivedMarks => ({
  of: 'game',
  archived: row.archived,
  countsInStatistics: row.countsInStatistics,
  marked: row.marked ?? {},
  ...(row.copyOf === undefined ? {} : { copyOf: row.copyOf }),
});

/** The lines of the file, made one after another; `games` gives each game's marks and its game file. */
export async function* archiveLines(
  head: Omit<ArchiveHead, 'kind' | 'version'>,
  games: AsyncIterable<{ marks: ArchivedMarks; text: string }>,
  namings: readonly Naming[],
): AsyncGenerator<string> {
  const line = (value: object) => `${JSON.stringify(value)}\n`;
  yield line({ kind: ARCHIVE_KIND, version: ARCHIVE_VERSION, ...head });
  for await (const { marks, text } of games) {
    yield line(marks);
    // A game file has one entry a line; a line break within a text is written as two characters.
    yield `${text.replaceAll('\n', '')}\n`;
  }
  yield line({ of: 'people', namings });
  yield line({ of: 'end' });
}

/** Lines as a stream of compressed bytes. */
export function packed(lines: AsyncGenerator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const plain = new ReadableStream<BufferSource>({
    async pull(out) {
      const { done, value } = await lines.next();
      if (done) out.close();
      else out.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
  return plain.pipeThrough(new CompressionStream('gzip')) as ReadableStream<
    Uint8Array<ArrayBuffer>
  >;
}

const REFUSED = {
  large: { is: 'refused', problem: 'archive-too-large' },
  garbled: { is: 'refused', problem: 'archive-garbled' },
} as const satisfies Record<string, ArchivePart>;

/** Bytes that are unpacked at once: they become a thousand times as many at most, all of them in memory. */
const PIECE = 16_384;

/** The bytes of a file, a piece whenever one is asked for. */
function piecesOf(file: Blob): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    async pull(out) {
      if (at >= file.size) return out.close();
      out.enqueue(new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer()));
      at += PIECE;
    },
  });
}

/**
 * Unpacked lines, one after another; of one that is longer than a game may be, how many characters it has.
 * Reading ends at the first piece that goes beyond what a file may hold, before more of it is unpacked.
 */
async function* linesOf(file: Blob): AsyncGenerator<string | number | ArchivePart> {
  const stream = piecesOf(file).pipeThrough(new DecompressionStream('gzip'));
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest: string[] = [];
  let [waiting, unpacked] = [0, 0];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const piece = decoder.decode(value, { stream: !done });
      unpacked += value?.byteLength ?? 0;
      if (unpacked > MAX_UNPACKED) return yield REFUSED.large;
      const [first = '', ...lines] = piece.split('\n');
      waiting += first.length;
      if (waiting <= MAX_BYTES) rest.push(first);
      else rest = [];
      for (const line of lines) {
        yield waiting <= MAX_BYTES ? rest.join('') : waiting;
        rest = [line];
        waiting = line.length;
      }
      if (done) return;
    }
  } catch {
    // Not compressed as it says, or cut off.
    yield REFUSED.garbled;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function parsed<T>(schema: v.GenericSchema<unknown, T>, line: string): T | null {
  try {
    const found = v.safeParse(schema, JSON.parse(line));
    return found.success ? found.output : null;
  } catch {
    return null;
  }
}

/** What the first line says: whose file it is, or why it is none of ours. */
function headOf(line: string): ArchivePart {
  const head = parsed(headSchema, line);
  if (head) return { is: 'head', head };
  const other = parsed(v.object({ kind: v.literal(ARCHIVE_KIND), version: v.number() }), line);
  if (!other) return { is: 'refused', problem: 'not-archive' };
  const newer = other.version > ARCHIVE_VERSION;
  return { is: 'refused', problem: newer ? 'newer-archive' : 'archive-garbled' };
}

/** The parts of a file, as they are unpacked; a part that refuses is the last one. */
export async function* archiveParts(file: Blob): AsyncGenerator<ArchivePart> {
  let head: ArchiveHead | null = null;
  let marks: ArchivedMarks | null = null;
  let games = 0;
  for await (const line of linesOf(file)) {
    if (typeof line === 'number') {
      if (!marks) return yield head ? REFUSED.garbled : { is: 'refused', problem: 'not-archive' };
      yield { is: 'large-game', megabytes: Math.ceil(line / 1e6) };
      marks = null;
    } else if (typeof line !== 'string') {
      return yield head ? line : { is: 'refused', problem: 'not-archive' };
    } else if (!head) {
      const part = headOf(line);
      yield part;
      if (part.is !== 'head') return;
      head = part.head;
    } else if (marks) {
      yield { is: 'game', marks, text: line };
      marks = null;
    } else {
      const next = parsed(v.variant('of', [marksSchema, peopleSchema, endSchema]), line);
      if (!next) return yield REFUSED.garbled;
      if (next.of === 'game') {
        if (++games > MAX_GAMES) return yield { is: 'refused', problem: 'archive-too-many' };
        marks = next;
      } else if (next.of === 'people') {
        yield { is: 'people', namings: next.namings };
      } else {
        return yield { is: 'end' };
      }
    }
  }
  yield { is: 'refused', problem: head ? 'archive-truncated' : 'not-archive' };
}

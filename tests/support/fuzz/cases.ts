/** Game files that went wrong somehow: the same seed always makes the same file. */
import { sumOf, type Written } from '../../../src/lib/core/record/entry.ts';
import { gameFileOf } from '../../../src/lib/core/record/game-file.ts';
import { Random } from '../random.ts';
import { garbled, mutate, shuffledSome } from './mutate.ts';
import { oddValue, type Json } from './odd.ts';

export interface FuzzCase {
  text: string;
  /** The same as it would lie in the database; null where no database takes it. */
  stored: Written[] | null;
  /** Whether its checksums were made to hold again. */
  resealed: boolean;
}

/** One in so many is a whole evening; the others are pieces of one, so that many can be tried. */
const WHOLE = 400;

/** One in so many says itself that its record was damaged. */
const SAYS_SO = 5;

/** The beginning of a game, and some of what came later, as if it had come at once. */
function pieceOf(record: readonly Written[], random: Random): Written[] {
  if (random.below(WHOLE) === 0) return [...record];
  const begun = 1 + random.below(14);
  const from = begun + random.below(Math.max(1, record.length - begun));
  const length = random.below(24);
  return [...record.slice(0, begun), ...record.slice(from, from + length)];
}

/** Entry n has seq n, and its checksum holds; what is no entry stays as it is. */
function resealed(entries: readonly Json[]): Json[] {
  let sum = '';
  return entries.map((entry, i) => {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry;
    const { seq, group } = entry;
    const next = {
      ...entry,
      ...(seq === undefined ? {} : { seq: i + 1 }),
      ...(typeof group === 'number' && group > i + 1 ? { group: i + 1 } : {}),
    };
    sum = sumOf(sum, next as unknown as Written);
    return { ...next, sum };
  });
}

/** Marks and amendments point somewhere back again, most of the time. */
function pointBack(entries: readonly Written[], random: Random): void {
  for (const [i, { body }] of entries.entries()) {
    if (body.kind === 'mark') body.head = random.below(i + 1);
    else if (body.kind === 'amendment') body.target = 1 + random.below(Math.max(1, i));
  }
}

/** A database takes only what has its two keys, and gives it back in their order. */
function storedOf(entries: readonly Json[]): Written[] | null {
  const rows = entries as unknown as (Partial<Written> | null)[];
  const keyed = rows.every((row) => typeof row?.gameId === 'string' && Number.isFinite(row.seq));
  if (!keyed) return null;
  return (rows as Written[]).toSorted((one, other) => one.seq - other.seq);
}

/** Something inside something so often that no reader gets to its end. */
function bottomless(text: string, random: Random): string {
  const depth = random.pick([5_000, 100_000]);
  const [open, close] = random.pick([
    ['[', ']'],
    ['{"x":', '}'],
  ]);
  const deep = `${open.repeat(depth)}1${close.repeat(depth)}`;
  const place = random.pick(['"summary":null', '"mono":0', '"kind":"fact"']);
  const key = place.slice(0, place.indexOf(':') + 1);
  return text.replace(place, () =>
    key === '"summary":' ? `${key}{"x":${deep}}` : `${key}${deep}`,
  );
}

/**
 * The file of a seed.
 *
 * @param records the records that are spoiled
 */
export function fuzzCase(seed: number, records: readonly (readonly Written[])[]): FuzzCase {
  const random = new Random(seed);
  const piece = structuredClone(pieceOf(random.pick(records), random));
  if (random.chance(0.9)) pointBack(piece, random);
  let entries = piece as unknown as Json[];
  if (random.chance(0.3)) entries = shuffledSome(entries, random);
  for (let times = random.below(5); times > 0; times--) mutate(entries, random);
  const seal = random.chance(0.75);
  if (seal) entries = resealed(entries);
  const made = { app: 'fuzz', at: 0, summary: null, damaged: seed % SAYS_SO === 0 };
  const file = gameFileOf(entries as unknown as Written[], made) as unknown as Json;
  const whole = file as Record<string, Json>;
  if (random.chance(0.1)) whole['summary'] = oddValue(random);
  if (random.chance(0.05)) mutate(whole, random);
  const text = JSON.stringify(whole);
  const stored = seal ? null : storedOf(entries);
  if (random.below(500) === 0) return { text: bottomless(text, random), stored, resealed: seal };
  return random.chance(0.1)
    ? { text: garbled(text, random), stored, resealed: false }
    : { text, stored, resealed: seal };
}

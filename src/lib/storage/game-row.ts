/**
 * What the list of games shows without replaying a record. Everything but the table's own marks
 * (archived, counts, backup, copy) is derived from the record and can be thrown away.
 */
import type { Stamp } from '$lib/core/record/people-book.ts';
import type { UnknownFields } from '$lib/core/record/unknown-fields.ts';
import type { Game, Player, Result } from '$lib/core/game.ts';
import type { Summary } from '$lib/core/record/summary.ts';
import type { Phase, Step } from '$lib/core/vocabulary.ts';

/** One seat of a card, in seating order. */
export interface CardSeat extends Pick<
  Player,
  'seat' | 'name' | 'faction' | 'colour' | 'presence'
> {
  /** Total of the ledger. */
  points: number;
}

/** A game at a glance. */
export interface GameCard {
  round: number;
  phase: Phase;
  step: Step;
  activeSeat: string | null;
  /** The base game, where it is another than the first. */
  game?: string;
  /** Boxes beside the base game, where there are any. */
  boxes?: string[];
  /** Points that win. */
  goal: number;
  /** Time at the table in ms, pauses left out. */
  playedMs: number;
  seats: CardSeat[];
  /** The setup that a game with house rules was laid with, null where it has no name; left out, it has none. */
  house?: Game['settings']['setup'] | null;
  /** How the game ended and in which round, or null while it is played. */
  result: {
    winner: string | null;
    /** All of them, where several share the victory. */
    winners?: string[];
    reason: Result['reason'];
    round: number;
  } | null;
}

/** What a row looks like: counted up when that changes, and rows of another one are made anew. */
export const ROW_VERSION = 3;

/** The marks that a file of all games carries to other devices. */
export const CARRIED = ['archived', 'countsInStatistics'] as const;
export type Carried = (typeof CARRIED)[number];
/** What each is until a table sets it. */
export const UNSET: Readonly<Record<Carried, boolean>> = {
  archived: false,
  countsInStatistics: true,
};
export type Marked = { [mark in Carried]?: Stamp };

export interface GameRow {
  id: string;
  /** `ROW_VERSION` of the app that wrote it. */
  version: number;
  /** Epoch ms of the first entry. */
  createdAt: number;
  /** Epoch ms of the last entry. */
  updatedAt: number;
  /** Number of entries in the record. */
  length: number;
  card: GameCard;
  /** Kept when the game ended, to compare a replay with. */
  summary: Summary | null;
  archived: boolean;
  countsInStatistics: boolean;
  /** When and where the marks that go from device to device were last set; left out, they never were. */
  marked?: Marked;
  /** Epoch ms at which the game was deleted; its record stays for as long as that can be undone. */
  deletedAt?: number | null;
  /** Epoch ms of the last file saved, or null. */
  backupAt: number | null;
  /** The game whose record this one diverges from. */
  copyOf?: string;
}

/** The derived part of a row: written together with the entries that it sums up. */
export type RowChange = Pick<GameRow, 'updatedAt' | 'length' | 'card' | 'summary'>;

/** The table's own marks on a game. */
export type GameMarks = Partial<Pick<GameRow, Carried | 'backupAt' | 'deletedAt'>>;

/** How the ids of sample games begin: they say what these are, wherever such a record comes to. */
export const SAMPLE = 'sample-';

/** Whether this is a copy of the sample game, or a copy of such a one. */
export const isSample = ({ id, copyOf }: Pick<GameRow, 'id' | 'copyOf'>): boolean =>
  [id, copyOf ?? ''].some((one) => one.startsWith(SAMPLE));

const isObject = (value: unknown): value is UnknownFields =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown) => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || isText(value);

function isSeat(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { seat, name, faction, colour, presence, points } = value;
  const texts = [seat, name, colour, presence].every(isText);
  return texts && isTextOrNull(faction) && Number.isFinite(points);
}

function isSetup(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { kind, preset, name, changed } = value;
  if (changed !== undefined && changed !== true) return false;
  return kind === 'own' ? isText(name) : kind === 'preset' && isText(preset);
}

function isCard(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { round, phase, step, activeSeat, game, boxes, goal, playedMs, seats, house, result } =
    value;
  const ended = (row: unknown) =>
    isObject(row) &&
    isTextOrNull(row['winner']) &&
    isText(row['reason']) &&
    (row['winners'] === undefined ||
      (Array.isArray(row['winners']) && row['winners'].every(isText)));
  return (
    [round, goal, playedMs].every(Number.isFinite) &&
    [phase, step].every(isText) &&
    isTextOrNull(activeSeat) &&
    Array.isArray(seats) &&
    seats.every(isSeat) &&
    (game === undefined || isText(game)) &&
    (boxes === undefined || (Array.isArray(boxes) && boxes.every(isText))) &&
    (house === undefined || house === null || isSetup(house)) &&
    (result === null || ended(result))
  );
}

/** Whether what lies in the list can be shown and sorted: a list is a cache, and may be anything. */
export function isGameRow(value: unknown): value is GameRow {
  if (!isObject(value)) return false;
  const { id, createdAt, updatedAt, length, card } = value;
  return isText(id) && [createdAt, updatedAt, length].every(Number.isFinite) && isCard(card);
}

const isStamp = (value: unknown): value is Stamp =>
  isObject(value) && Number.isFinite(value['at']) && isText(value['device']);

/** The stamps of the marks that were set, of whatever lies there. */
function stampsOf(value: unknown): Marked {
  const marked: Marked = {};
  for (const mark of CARRIED) {
    const stamp = isObject(value) ? value[mark] : undefined;
    if (isStamp(stamp)) marked[mark] = stamp;
  }
  return marked;
}

/** The marks that the table has set, of whatever lies in the list. */
function marksOf(value: unknown): Required<GameMarks> & Pick<GameRow, 'copyOf' | 'marked'> {
  const { archived, countsInStatistics, backupAt, deletedAt, copyOf, marked } = isObject(value)
    ? value
    : {};
  const stamps = stampsOf(marked);
  return {
    archived: archived === true,
    countsInStatistics: countsInStatistics !== false,
    backupAt: Number.isFinite(backupAt) ? (backupAt as number) : null,
    deletedAt: Number.isFinite(deletedAt) ? (deletedAt as number) : null,
    ...(typeof copyOf === 'string' ? { copyOf } : {}),
    ...(Object.keys(stamps).length > 0 ? { marked: stamps } : {}),
  };
}

/**
 * The row of a game, `createdAt` in epoch ms; `before` is what lies in the list, of which only the
 * marks are kept.
 */
export const newRow = (
  id: string,
  createdAt: number,
  change: RowChange,
  before?: unknown,
): GameRow => {
  const marks = marksOf(before);
  const countsInStatistics = marks.countsInStatistics && !isSample({ id, ...marks });
  return { id, version: ROW_VERSION, createdAt, ...change, ...marks, countsInStatistics };
};

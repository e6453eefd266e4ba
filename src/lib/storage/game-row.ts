/**
 * What the list of games shows without replaying a record. Everything but the table's own marks
 * (archived, counts, backup, copy) is derived from the record and can be thrown away.
 */
import type { Body } from '$lib/core/record/entry.ts';
import type { Summary, summaryOf } from '$lib/core/record/summary.ts';

// The record names every type that a row needs; storage looks no further into core.
type Game = Parameters<typeof summaryOf>[0]['context'];
type Player = Game['players'][keyof Game['players']];
type Position = Extract<Extract<Body, { kind: 'fact' }>['fact'], { type: 'position.corrected' }>;
type Result = NonNullable<Game['result']>;

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
  phase: Position['phase'];
  step: Position['step'];
  activeSeat: string | null;
  /** Points that win. */
  goal: number;
  /** Time at the table in ms, pauses left out. */
  playedMs: number;
  seats: CardSeat[];
  /** How the game ended and in which round, or null while it is played. */
  result: { winner: string | null; reason: Result['reason']; round: number } | null;
}

export interface GameRow {
  id: string;
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
  /** Epoch ms of the last file saved, or null. */
  backupAt: number | null;
  /** The game whose record this one diverges from. */
  copyOf?: string;
}

/** The derived part of a row: written together with the entries that it sums up. */
export type RowChange = Pick<GameRow, 'updatedAt' | 'length' | 'card' | 'summary'>;

/** The table's own marks on a game. */
export type GameMarks = Partial<Pick<GameRow, 'archived' | 'countsInStatistics' | 'backupAt'>>;

/** The row of a game that the list has not seen yet. */
export function newRow(id: string, createdAt: number, change: RowChange): GameRow {
  return {
    id,
    createdAt,
    ...change,
    archived: false,
    countsInStatistics: true,
    backupAt: null,
  };
}

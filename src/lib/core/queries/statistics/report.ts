/**
 * What the statistics know of one finished game: plain data, derived from its record and thrown away
 * whenever it is derived in another way.
 */
import type { Seat } from '../../game.ts';
import type { BoxId, CallReason, Colour, EndReason } from '../../vocabulary.ts';

/** An objective that a seat has scored and kept. */
export interface ScoredInReport {
  id: string;
  /** The round in which it was scored. */
  round: number;
  /** As a secret. */
  secret: boolean;
}

/** One seat of a finished game, in seating order. */
export interface SeatReport {
  seat: Seat;
  /** The person as the record spells it; empty where no one was named. */
  name: string;
  colour: Colour;
  faction: string | null;
  points: number;
  /** Everyone who shares a victory has won. */
  won: boolean;
  /** Places to the left of the first speaker, who is 0. */
  fromSpeaker: number;
  /** Strategy cards that were held in each round, from round 1 on. */
  cards: string[][];
  scored: ScoredInReport[];
  /** Finished turns of the action phase, and the play in them (ms). */
  turns: { count: number; ms: number };
}

/** One finished game. */
export interface GameReport {
  id: string;
  /** The base game that it is of. */
  game: BoxId;
  /** The whole ruleset. */
  ruleset: string;
  /** Boxes beside the base game. */
  boxes: BoxId[];
  goal: number;
  /** How many sat down. */
  players: number;
  /** Epoch ms of the first entry, and of the one that ended the game. */
  startedAt: number;
  endedAt: number;
  /** The round that it ended in. */
  rounds: number;
  reason: EndReason;
  call: CallReason | null;
  /** Every strategy card of the game, lowest number first. */
  cards: string[];
  /** Play in ms, pauses left out; null where the clocks were off. */
  playedMs: number | null;
  /** Play by round (ms), from round 1 on; none where the clocks were off. */
  roundMs: number[];
  seats: SeatReport[];
  /** Names that its table typed, by id: factions, strategy cards and objectives. */
  names: Record<string, string>;
}

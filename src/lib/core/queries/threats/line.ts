/** One way in which a seat can still gain points in this round. */
import type { Game, ScoreSource, Seat } from '../../game.ts';
import { cardOf } from '../../points.ts';

/** The moments of a round in which points come, in their order. */
export const MOMENTS = ['action', 'score', 'status-end', 'agenda'] as const;
export type ThreatMoment = (typeof MOMENTS)[number];

export type ThreatSource =
  | 'imperial'
  | 'mecatol'
  | 'custodians'
  | 'secret'
  | 'support'
  | 'law'
  | 'planet'
  | 'relic'
  | 'public'
  | 'agenda'
  | 'rider';

/** A line of the threat board, in points: `certain` ≤ `own` ≤ `possible`. */
export interface ThreatLine {
  source: ThreatSource;
  /** The first moment at which these points can come. */
  when: ThreatMoment;
  /** Gained by the seat's own acts if the facts of the table stay as they are. */
  certain: number;
  /** Within reach of the seat's own acts and of the cards it holds: no gift, no vote, no luck. */
  own: number;
  /** The most that any legal acts of anyone can bring. */
  possible: number;
  /** The objective of the certain points, else the best one that is open; null elsewhere. */
  objective: string | null;
  /** The rider, law, relic or planet that pays; null elsewhere. */
  card: string | null;
}

/** A line with only what is worth saying; nothing where it cannot bring a point. */
export function threatLine(
  source: ThreatSource,
  when: ThreatMoment,
  points: { certain?: number; own?: number; possible: number },
  about: { objective?: string | null; card?: string | null } = {},
): ThreatLine[] {
  const certain = Math.max(0, points.certain ?? 0);
  const own = Math.max(certain, points.own ?? 0);
  const possible = Math.max(own, points.possible);
  const { objective = null, card = null } = about;
  return possible > 0 ? [{ source, when, certain, own, possible, objective, card }] : [];
}

/** What a seat's ledger holds from one card, in points. */
export function gainedFrom(game: Game, seat: Seat, id: string, kind?: ScoreSource['kind']): number {
  return game.scores
    .filter((line) => line.seat === seat && cardOf(line.source) === id)
    .filter((line) => kind === undefined || line.source.kind === kind)
    .reduce((sum, line) => sum + line.points, 0);
}

/** What the table knows of the action phase and of the turn in it (LRR 1.2 3; LRR PoK 82, 89). */
import type { PlayedCard } from './event-parts.ts';
import type { PlanetId, StrategyCardId } from './id.ts';
import type { Seat } from './seat.ts';
import type { CombatKind, FollowAnswer, TokenPool } from './vocabulary.ts';

/** One strategy card whose secondary may be answered until the status phase. */
export interface FollowUp {
  card: StrategyCardId;
  owner: Seat;
  answers: Record<Seat, FollowAnswer>;
  /** Seats that the active player lets follow free. */
  freed: Seat[];
  /** Strategy tokens of each seat that declined, at that moment; without those not tracked. */
  declinedWith: Record<Seat, number>;
  /** Seats that followed with something else than a token of the strategy pool. */
  otherwise?: Seat[] | undefined;
}

export interface Combat {
  kind: CombatKind;
  winner: Seat;
  /** Seats that have used the scoring slot of this combat. */
  used: Seat[];
}

/** What the action phase remembers until it is over. */
export interface ActionPhase {
  /** Number of the turn, from 1. */
  turn: number;
  active: Seat | null;
  /** Who takes the next turn after a seat that is out in the middle of its own; else null. */
  heir: Seat | null;
  passed: Seat[];
  /** Who acts between two turns, passed or not; the turn goes on to the heir (R-ACT-13). */
  inserted?: Seat | undefined;
  /** Actions performed in this turn. */
  actions: number;
  combats: Combat[];
  /** What the component action under way plays, once the table has said it. */
  played?: PlayedCard | undefined;
  /** Planets that a player lost in this turn, in order. */
  losses: { seat: Seat; planet: PlanetId }[];
  /** Goods that came with each card picked before the first turn, in case it is put back then (R-STRAT-07). */
  taken?: Record<string, number> | undefined;
  /** Those of them that became command tokens, by card. */
  turned?: Record<string, Record<TokenPool, number>> | undefined;
  /** Seats with which the active seat has made a transaction in this turn. */
  partners: Seat[];
  followUps: FollowUp[];
}

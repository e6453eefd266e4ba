/** Whose clock runs: narrower than whose act it is, for a table also waits for itself. */
import type { Game, Seat } from './game.ts';
import { activeSeat, seatsLeftOf } from './order.ts';
import type { StrategicStep } from './step-data.ts';
import {
  actionOf,
  agendaOf,
  currentAgenda,
  heldOf,
  isOpened,
  isVoting,
  strategicOf,
  strategyOf,
} from './step.ts';

/**
 * Who decides next about the secondary of the card that is played, once its primary is resolved:
 * the first clockwise who has not answered (LRR PoK 82.1), though any seat may answer in any order.
 */
function nextFollower(game: Game, { card, resolved }: StrategicStep): Seat | null {
  const open = actionOf(game)?.followUps.findLast((row) => row.card === card);
  if (!resolved || !open) return null;
  return seatsLeftOf(game, open.owner).find((seat) => !open.answers[seat]) ?? null;
}

/** While an agenda lies there and no one has voted, or a council is held, the table talks: that is no one's time. */
function isTalking(game: Game): boolean {
  if (!isVoting(game)) return heldOf(game) !== null;
  const { step } = game;
  return step.at !== 'vote' || (currentAgenda(game)?.votes.length ?? 0) === 0;
}

/**
 * Whose clock runs: who picks, takes the turn, decides about a secondary, scores or votes; null
 * where the time is the table's.
 */
export function clockOwner(game: Game): Seat | null {
  if (game.result || isTalking(game)) return null;
  const strategic = isOpened(game.step) ? null : strategicOf(game);
  return (strategic && nextFollower(game, strategic)) ?? activeSeat(game);
}

/**
 * Which of its kind the table waits for in the phase: the number of the turn in the action phase,
 * of the pick in the strategy phase, the slot in the agenda phase; 0 in any other.
 */
export function turnNumber(game: Game): number {
  const strategy = strategyOf(game);
  if (!strategy) return actionOf(game)?.turn ?? agendaOf(game)?.slot ?? 0;
  return Object.values(strategy.picks).reduce((sum, picks) => sum + picks, 1);
}

/** The final standing, and what broke a tie at its top. */
import type { Game, Seat } from '../../game.ts';
import { tieOrder } from '../../order.ts';
import { pointsOf, ranking } from '../../points.ts';
import { actionOf, statusOf } from '../../step.ts';

/** A row of the final standing. */
export interface StandingRow {
  seat: Seat;
  /** From 1; seats that are out have none. */
  place: number | null;
  points: number;
  /** Whether another player has as many points and the same place. */
  shared: boolean;
}

/**
 * All players, best first; the winners stand above the others, and share a place. Those who did not
 * win and have as many points share one, too: below the winner nothing breaks a tie.
 */
export function standingOf(game: Game): StandingRow[] {
  const winners = game.result?.winners ?? [];
  const losers = ranking(game).filter((seat) => !winners.includes(seat));
  const out = game.seating.filter((seat) => game.players[seat]?.presence !== 'playing');
  const placed = [...winners, ...losers];
  const points = (seat: Seat) => pointsOf(game, seat);
  const group = (seat: Seat) =>
    winners.includes(seat) ? winners : losers.filter((other) => points(other) === points(seat));
  return [
    ...placed.map((seat) => {
      const equals = group(seat);
      const place = placed.indexOf(equals[0] ?? seat) + 1;
      return { seat, place, points: points(seat), shared: equals.length > 1 };
    }),
    ...out
      .filter((seat) => !placed.includes(seat))
      .map((seat) => ({ seat, place: null, points: points(seat), shared: false })),
  ];
}

/** What decided between equal points at the top (LRR PoK 98.7, 98.8). */
export interface TieBreak {
  seats: Seat[];
  by: 'initiative' | 'seats' | 'planets';
}

/** The tie that the winner came out of, or null when the points alone decided. */
export function tieBreakOf(game: Game): TieBreak | null {
  const { answers, result, settings } = game;
  const [winner, shared] = result?.winners ?? [];
  if (winner === undefined || shared !== undefined || result?.reason === 'called') return null;
  if (result?.reason === 'card') return null;
  const best = pointsOf(game, winner);
  const most = answers.victory === 'most-points';
  const atGoal = result?.reason === 'goal' && !most;
  const ties = (points: number) => (atGoal ? points >= settings.goal : points === best);
  const seats = tieOrder(game).filter((seat) => ties(pointsOf(game, seat)));
  if (seats.length < 2) return null;
  if (most) return { seats, by: 'planets' };
  // After the last round the cards are back: seats decide, whatever step it ended in.
  const byCards = result?.reason !== 'rounds' && (actionOf(game) ?? statusOf(game)) !== null;
  return { seats, by: byCards ? 'initiative' : 'seats' };
}

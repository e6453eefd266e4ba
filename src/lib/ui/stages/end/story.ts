/** The story of a game: points by round, changes of the lead, the final standing, its tie-break. */
import type { Game, Score, Seat } from '$lib/core/game.ts';
import { playingSeats, tieOrder } from '$lib/core/order.ts';
import { leaders, pointsOf, ranking } from '$lib/core/points.ts';
import { actionOf, statusOf } from '$lib/core/step.ts';
import type { GameSession } from '$lib/session/session.svelte.ts';

/** A line of the chart: the total of a seat at the end of round 0, 1, 2 … */
export interface PointsLine {
  seat: Seat;
  totals: number[];
}

/** Points of every seat at the end of each round; the first number is what it began with. */
export function pointsByRound(game: Game): PointsLine[] {
  const rounds = Array.from({ length: game.round + 1 }, (_, round) => round);
  return game.seating.map((seat) => ({
    seat,
    totals: rounds.map((round) => sumOf(game.scores, seat, (line) => line.round <= round)),
  }));
}

/** The points at which the chart has a line: none, half of the goal and the goal, each once. */
export const stepsOf = (goal: number): number[] => [...new Set([0, Math.round(goal / 2), goal])];

function sumOf(scores: readonly Score[], seat: Seat, counts: (line: Score) => boolean): number {
  return scores.reduce(
    (sum, line) => (line.seat === seat && counts(line) ? sum + line.points : sum),
    0,
  );
}

/** How many entries of the record a walk takes before it lets the browser go on. */
const STRETCH = 64;

/**
 * How often another player took the lead alone; what one tap records counts as one moment. It walks
 * through the whole game once more, which takes about as long as opening it: so it asks `onward`
 * before each stretch, which may let the browser do something else, or answer false to end the walk
 * (the answer is null then).
 */
export async function leadChanges(
  { line, past }: Pick<GameSession, 'line' | 'past'>,
  onward: () => Promise<boolean>,
): Promise<number | null> {
  let holder: Seat | null = null;
  let changes = 0;
  for (const [i, { group }] of line.entries()) {
    if (i % STRETCH === 0 && !(await onward())) return null;
    const game = past.after(i)?.context;
    if (!game || line[i + 1]?.group === group) continue;
    if (game.scores.length === 0 || playingSeats(game).length === 0) continue;
    const [alone, ...others] = leaders(game);
    if (alone === undefined || others.length > 0 || alone === holder) continue;
    if (holder !== null) changes += 1;
    holder = alone;
  }
  return changes;
}

/** The most points that one seat made in one round, or null in a game without points. */
export function bestRound(game: Game): { seat: Seat; round: number; points: number } | null {
  let best: { seat: Seat; round: number; points: number } | null = null;
  for (let round = 0; round <= game.round; round++) {
    for (const seat of game.seating) {
      const points = sumOf(game.scores, seat, (line) => line.round === round);
      if (points > (best?.points ?? 0)) best = { seat, round, points };
    }
  }
  return best;
}

/** A row of the final standing. */
export interface StandingRow {
  seat: Seat;
  /** From 1; seats that are out have none. */
  place: number | null;
  points: number;
}

/** All players, best first; the winners stand above the others. */
export function standingOf(game: Game): StandingRow[] {
  const ranked = ranking(game);
  const winners = game.result?.winners ?? [];
  const order = [...winners, ...ranked.filter((seat) => !winners.includes(seat))];
  const out = game.seating.filter((seat) => !order.includes(seat));
  return [
    ...order.map((seat, i) => ({ seat, place: i + 1, points: pointsOf(game, seat) })),
    ...out.map((seat) => ({ seat, place: null, points: pointsOf(game, seat) })),
  ];
}

/** What decided between equal points at the top (LRR PoK 98.7, 98.8). */
export interface TieBreak {
  seats: Seat[];
  by: 'initiative' | 'seats';
}

/** The tie that the winner came out of, or null when the points alone decided. */
export function tieBreakOf(game: Game): TieBreak | null {
  const [winner, shared] = game.result?.winners ?? [];
  if (winner === undefined || shared !== undefined || game.result?.reason === 'called') return null;
  const best = pointsOf(game, winner);
  const atGoal = game.result?.reason === 'goal';
  const ties = (points: number) => (atGoal ? points >= game.settings.goal : points === best);
  const seats = tieOrder(game).filter((seat) => ties(pointsOf(game, seat)));
  if (seats.length < 2) return null;
  // After the last round the cards are back: seats decide, whatever step it ended in.
  const byCards = game.result?.reason !== 'rounds' && (actionOf(game) ?? statusOf(game)) !== null;
  return { seats, by: byCards ? 'initiative' : 'seats' };
}

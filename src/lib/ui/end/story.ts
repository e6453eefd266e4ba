/** The story of a game, read from its ledger alone: points by round, the lead, the tie-break. */
import type { Game, Score, Seat } from '$lib/core/game.ts';
import { tieOrder } from '$lib/core/order.ts';
import { pointsOf, ranking } from '$lib/core/points.ts';

/** A line of the chart: the total of a seat at the end of round 0, 1, 2 … */
export interface Course {
  seat: Seat;
  totals: number[];
}

/** Points of every seat at the end of each round; the first number is what it began with. */
export function coursesOf(game: Game): Course[] {
  const rounds = Array.from({ length: game.round + 1 }, (_, round) => round);
  return game.seating.map((seat) => ({
    seat,
    totals: rounds.map((round) => sumOf(game.scores, seat, (line) => line.round <= round)),
  }));
}

function sumOf(scores: readonly Score[], seat: Seat, counts: (line: Score) => boolean): number {
  return scores.reduce(
    (sum, line) => (line.seat === seat && counts(line) ? sum + line.points : sum),
    0,
  );
}

/** How often somebody else took the lead alone. */
export function leadChanges(game: Game): number {
  const totals: Record<Seat, number> = {};
  let holder: Seat | null = null;
  let changes = 0;
  for (const { seat, points } of game.scores) {
    totals[seat] = (totals[seat] ?? 0) + points;
    const best = Math.max(...Object.values(totals));
    const ahead = Object.keys(totals).filter((other) => totals[other] === best);
    const [alone] = ahead;
    if (ahead.length !== 1 || alone === undefined || alone === holder) continue;
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
export interface Standing {
  seat: Seat;
  /** From 1; seats that are out have none. */
  place: number | null;
  points: number;
}

/** Everybody, best first; the winner that the table named stands above all. */
export function standingOf(game: Game): Standing[] {
  const ranked = ranking(game);
  const winner = game.result?.winner ?? null;
  const order = winner === null ? ranked : [winner, ...ranked.filter((seat) => seat !== winner)];
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
  const winner = game.result?.winner ?? null;
  if (winner === null || game.result?.reason === 'called') return null;
  const best = pointsOf(game, winner);
  const atGoal = game.result?.reason === 'goal';
  const ties = (points: number) => (atGoal ? points >= game.settings.goal : points === best);
  const seats = tieOrder(game).filter((seat) => ties(pointsOf(game, seat)));
  if (seats.length < 2) return null;
  return { seats, by: game.action || game.status ? 'initiative' : 'seats' };
}

/** What is kept of a game beside its record, to compare a replay with. */
import type { Result, Seat } from '../game.ts';
import { positionOf } from '../machine/position.ts';
import type { MachineSnapshot } from '../machine/referee.ts';
import { pointsOf } from '../points.ts';

export interface Summary {
  round: number;
  phase: string;
  step: string;
  activeSeat: Seat | null;
  speaker: Seat;
  /** Points by seat. */
  points: Record<Seat, number>;
  result: SummedResult | null;
}

/** How the game ended; `winners` only where several share the victory. */
interface SummedResult extends Omit<Result, 'winners'> {
  winner: Seat | null;
  winners?: Seat[];
}

/** The result as it is kept beside a record. */
function summed({ winners, ...result }: Result): SummedResult {
  const [winner = null] = winners;
  return { ...result, winner, ...(winners.length > 1 ? { winners } : {}) };
}

/** The summary of a snapshot. */
export function summaryOf(snapshot: MachineSnapshot): Summary {
  const game = snapshot.context;
  const { round, phase, step, activeSeat } = positionOf(snapshot);
  const points = Object.fromEntries(game.seating.map((seat) => [seat, pointsOf(game, seat)]));
  const result = game.result && summed(game.result);
  return { round, phase, step, activeSeat, speaker: game.speaker, points, result };
}

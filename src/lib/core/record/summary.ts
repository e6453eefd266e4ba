/** What is kept of a game beside its record, to compare a replay with. */
import type { Game } from '../game.ts';
import { positionOf } from '../machine/position.ts';
import type { Snapshot } from '../machine/referee.ts';
import { pointsOf } from '../points.ts';

export interface Summary {
  round: number;
  phase: string;
  step: string;
  activeSeat: string | null;
  speaker: string;
  /** Points by seat. */
  points: Record<string, number>;
  result: Game['result'];
}

/** The summary of a snapshot. */
export function summaryOf(snapshot: Snapshot): Summary {
  const game = snapshot.context;
  const { round, phase, step, activeSeat } = positionOf(snapshot);
  const points = Object.fromEntries(game.seating.map((seat) => [seat, pointsOf(game, seat)]));
  return { round, phase, step, activeSeat, speaker: game.speaker, points, result: game.result };
}

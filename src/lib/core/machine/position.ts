/** Where the game stands, read from a snapshot and never stored. */
import type { Seat } from '../game.ts';
import { activeSeat } from '../order.ts';
import type { Phase, Step } from '../vocabulary.ts';
import type { Snapshot } from './referee.ts';

export interface Position {
  round: number;
  phase: Phase;
  step: Step;
  /** Whose act the table waits for, or null. */
  activeSeat: Seat | null;
}

/** Snapshots never change, and the clock asks each of a whole game after every tap. */
const known = new WeakMap<Snapshot, Position>();

/** The position of a snapshot. */
export function positionOf(snapshot: Snapshot): Position {
  const found = known.get(snapshot);
  if (found) return found;
  const position = readPosition(snapshot);
  known.set(snapshot, position);
  return position;
}

function readPosition(snapshot: Snapshot): Position {
  const [[phase, step]] = Object.entries(snapshot.value as Record<string, string>) as [
    [Phase, Step],
  ];
  return { round: snapshot.context.round, phase, step, activeSeat: activeSeat(snapshot.context) };
}

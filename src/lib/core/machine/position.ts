/** Where the game stands, read from a snapshot and never stored. */
import type { Seat } from '../game.ts';
import { activeSeat } from '../order.ts';
import { actionOf } from '../step.ts';
import type { Phase, Step } from '../vocabulary.ts';
import type { Snapshot } from './referee.ts';

export interface Position {
  round: number;
  phase: Phase;
  step: Step;
  /** Whose act the table waits for, or null. */
  activeSeat: Seat | null;
}

/** A position as it is kept of every item of a line: what History and the clocks ask for. */
export interface Stand extends Position {
  /** Number of the turn in the action phase, from 1; null outside of it. */
  turn: number | null;
}

/** The position of a snapshot. */
export function positionOf(snapshot: Snapshot): Position {
  const [[phase, step]] = Object.entries(snapshot.value as Record<string, string>) as [
    [Phase, Step],
  ];
  return { round: snapshot.context.round, phase, step, activeSeat: activeSeat(snapshot.context) };
}

/** The position of a snapshot, with the turn. */
export function standOf(snapshot: Snapshot): Stand {
  return { ...positionOf(snapshot), turn: actionOf(snapshot.context)?.turn ?? null };
}

/** Whether two stands are equal. */
export function isSameStand(one: Stand, two: Stand): boolean {
  return (
    one.step === two.step &&
    one.activeSeat === two.activeSeat &&
    one.turn === two.turn &&
    one.phase === two.phase &&
    one.round === two.round
  );
}

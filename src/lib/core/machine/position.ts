/** Where the game stands, read from a snapshot and never stored. */
import type { Seat } from '../game.ts';
import { dueSeat, nthOf } from '../due.ts';
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

/** A position as it is kept of every item of a line: what History and the clocks ask for. */
export interface Stand extends Position {
  /** Which turn, pick or agenda of the phase it is: see `nthOf`. */
  nth: number;
  /** Whose clock runs, or null where the time is the table's: see `dueSeat`. */
  due: Seat | null;
}

/** The position of a snapshot. */
export function positionOf(snapshot: Snapshot): Position {
  const [[phase, step]] = Object.entries(snapshot.value as Record<string, string>) as [
    [Phase, Step],
  ];
  return { round: snapshot.context.round, phase, step, activeSeat: activeSeat(snapshot.context) };
}

/**
 * The stand of a snapshot that was come to from another one. After the last pick the table takes a
 * breath: no one's clock runs until the first act.
 */
export function standOf(snapshot: Snapshot, before?: Stand): Stand {
  const position = positionOf(snapshot);
  const { context } = snapshot;
  const breath = position.phase === 'action' && before?.phase === 'strategy';
  return { ...position, nth: nthOf(context), due: breath ? null : dueSeat(context) };
}

/** Whether two stands are equal. */
export function isSameStand(one: Stand, two: Stand): boolean {
  return (
    one.step === two.step &&
    one.activeSeat === two.activeSeat &&
    one.due === two.due &&
    one.nth === two.nth &&
    one.phase === two.phase &&
    one.round === two.round
  );
}

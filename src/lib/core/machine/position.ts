/** Where the game stands, read from a snapshot and never stored. */
import type { Seat } from '../game.ts';
import { clockOwner, turnNumber, activeSeat } from '../order.ts';
import type { Phase, Step } from '../vocabulary.ts';
import type { MachineSnapshot } from './referee.ts';

export interface Position {
  round: number;
  phase: Phase;
  step: Step;
  /** Whose act the table waits for, or null. */
  activeSeat: Seat | null;
}

/** The position after an item of a line, with what History and the clocks ask for. */
export interface TimedPosition extends Position {
  /** Which turn, pick or agenda of the phase it is: see `turnNumber`. */
  turnNumber: number;
  /** Whose clock runs, or null where the time is the table's: see `clockOwner`. */
  clockOwner: Seat | null;
}

/** The position of a snapshot. */
export function positionOf(snapshot: MachineSnapshot): Position {
  const [[phase, step]] = Object.entries(snapshot.value as Record<string, string>) as [
    [Phase, Step],
  ];
  return { round: snapshot.context.round, phase, step, activeSeat: activeSeat(snapshot.context) };
}

/**
 * The timed position of a snapshot, given the one before it. After the last pick the table takes a
 * breath: no one's clock runs until the first act.
 */
export function timedPositionOf(snapshot: MachineSnapshot, before?: TimedPosition): TimedPosition {
  const position = positionOf(snapshot);
  const { context } = snapshot;
  const breath = position.phase === 'action' && before?.phase === 'strategy';
  return {
    ...position,
    turnNumber: turnNumber(context),
    clockOwner: breath ? null : clockOwner(context),
  };
}

/** Whether two timed positions are equal. */
export function isSamePosition(one: TimedPosition, two: TimedPosition): boolean {
  return (
    one.step === two.step &&
    one.activeSeat === two.activeSeat &&
    one.clockOwner === two.clockOwner &&
    one.turnNumber === two.turnNumber &&
    one.phase === two.phase &&
    one.round === two.round
  );
}

/** Every snapshot of a line, in order. */
import type { MachineSnapshot } from '../../src/lib/core/machine/referee.ts';
import type { Timeline } from '../../src/lib/core/engine/timeline.ts';

/** What is told of a snapshot: its state and its game. */
export const stateOf = ({ value, context }: MachineSnapshot) => ({ value, context });

/** The state after each item of a line. */
export const statesAlong = ({ line, past }: Pick<Timeline, 'line' | 'past'>) =>
  line.map((_, i) => {
    const snapshot = past.after(i);
    return snapshot && stateOf(snapshot);
  });

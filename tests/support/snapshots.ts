/** Every snapshot of a line, in order. */
import type { Snapshot } from '../../src/lib/core/machine/referee.ts';
import type { Timeline } from '../../src/lib/core/engine/timeline.ts';

/** What is told of a snapshot: its state and its game. */
export const stateOf = ({ value, context }: Snapshot) => ({ value, context });

/** The state after each item of a line. */
export const statesAlong = ({ line, past }: Pick<Timeline, 'line' | 'past'>) =>
  line.map((_, i) => {
    const snapshot = past.after(i);
    return snapshot && stateOf(snapshot);
  });

/** The engine state at an earlier moment of its line: to be looked at, never continued. */
import { openState } from './open.ts';
import { Past } from './past.ts';
import { planOf, readableOf, type EngineState } from './engine-state.ts';

/**
 * How many entries had been recorded when the line came by its item at this index. What an amendment
 * put in later came there with the item before it.
 */
function recordedBy({ entries, timeline }: EngineState, index: number): number {
  for (let i = index; i >= 0; i--) {
    const { seq = 0 } = timeline.line[i] ?? {};
    if (entries[seq - 1]?.body.kind === 'fact') return seq;
  }
  return 0;
}

/**
 * The state after the item of its line at this index, as the line tells it today: amendments that were
 * recorded later count. Null where there is no such item. What was replayed lately is not replayed again.
 */
export function stateAt(state: EngineState, index: number): EngineState | null {
  const { timeline } = state;
  const head = timeline.past.after(index);
  if (!head) return null;
  const line = timeline.line.slice(0, index + 1);
  const past = new Past(planOf(state), line, timeline.past, line.length);
  const entries = readableOf(state).slice(0, recordedBy(state, index));
  return {
    ...state,
    entries,
    timeline: { ...timeline, length: entries.length, line, past, head, broken: null },
    damage: null,
  };
}

/**
 * The state with its head at this entry, on a branch that undo left: as it stood when that entry had
 * just been recorded.
 */
export const playOnBranch = (state: EngineState, seq: number): EngineState =>
  openState(state.rulesets, readableOf(state).slice(0, seq), undefined);

/** What is kept of a line is little, and what is not kept is replayed to the same. */
import { describe, expect, it, vi } from 'vitest';
import { positionOf } from '../../../../src/lib/core/machine/position.ts';
import { timelineOf } from '../../../../src/lib/core/engine/timeline.ts';
import { mark } from '../../../../src/lib/core/engine/mark.ts';
import { openState } from '../../../../src/lib/core/engine/open.ts';
import {
  gameOf,
  headOf,
  planOf,
  type EngineState,
} from '../../../../src/lib/core/engine/engine-state.ts';
import { Recorder } from '../../../../src/lib/core/engine/recorder.ts';
import { tap } from '../../../../src/lib/core/engine/tap.ts';
import type { Written } from '../../../../src/lib/core/record/entry.ts';
import { actionOf } from '../../../../src/lib/core/step.ts';
import { rulesetFor } from '../../../../src/lib/rulesets/compose.ts';
import { recordedEntries } from '../../../support/moments.ts';
import { stateOf } from '../../../support/snapshots.ts';
import { longRecord } from '../../../support/scripts/long-game.ts';

/** How much may be held of a line that is this long and was never gone along: the end, and one of every so many. */
const mostHeld = (items: number) => 64 + items / 64;

/** How many items are replayed while someone goes along a line. */
function replayedAlong({ line, past }: EngineState['timeline']): number {
  const takes = vi.spyOn(Recorder.prototype, 'take');
  for (const i of line.keys()) past.after(i);
  const { length } = takes.mock.calls;
  takes.mockRestore();
  return length;
}

const opened = (entries: readonly Written[]) => openState(rulesetFor, entries);
const text = (value: unknown) => JSON.stringify(value);

/** The state after each item as one recorder that takes the whole line comes to it, as text. */
function walked(state: EngineState): string[] {
  const recorder = new Recorder(planOf(state));
  return state.timeline.line.map(({ fact }) => {
    if (!recorder.record(fact)) throw new Error('not taken');
    return text(stateOf(recorder.snapshot));
  });
}

const after = ({ timeline }: EngineState, index: number) => {
  const snapshot = timeline.past.after(index);
  return snapshot && text(stateOf(snapshot));
};

const how = (state: EngineState) => ({
  head: headOf(state),
  stamps: { at: 1, mono: 1, run: 'r', app: 'test' },
});

/** Where a state comes to by a mark. */
function marked(state: EngineState, target: Parameters<typeof mark>[1]): EngineState {
  const done = mark(state, target, how(state));
  if (!done.ok) throw new Error(`nowhere: ${done.dropped}`);
  return done.state;
}

const entries = longRecord(450);

describe('the past of a line', () => {
  it('answers the snapshot after any item, in any order', () => {
    const state = opened(entries);
    const states = walked(state);
    const last = states.length - 1;
    expect(state.timeline.past).toHaveLength(states.length);
    const orders = [
      states.map((_, i) => i),
      states.map((_, i) => last - i),
      Array.from({ length: 40 }, (_, i) => (i * 389) % states.length),
    ];
    for (const order of orders) {
      const wrong = order.filter((i) => after(state, i) !== states[i]);
      expect(wrong).toEqual([]);
    }
    expect(state.timeline.past.last).toBe(state.timeline.head);
    for (const nowhere of [-1, last + 1])
      expect(state.timeline.past.after(nowhere)).toBeUndefined();
  });

  it('knows of every item where the game stood, without a replay', () => {
    const { line, past } = opened(recordedEntries('six-players-eligible')).timeline;
    const replayed = line.map((_, i) => past.after(i)!);
    expect(past.positions).toMatchObject(replayed.map((snapshot) => positionOf(snapshot)));
    const turns = replayed.map(({ context }) => actionOf(context)?.turn);
    expect(past.positions.map(({ turnNumber }, i) => turns[i] && turnNumber)).toEqual(turns);
  });

  it('holds few snapshots, however long the line is, until someone goes along it', () => {
    const { timeline } = opened(entries);
    const { line, past } = timeline;
    const takes = vi.spyOn(Recorder.prototype, 'take');
    // The last ones are at hand: undo replays nothing.
    for (let back = 1; back <= 64; back++) expect(past.after(line.length - back)).toBeDefined();
    expect(takes).not.toHaveBeenCalled();
    takes.mockRestore();
    expect(line.length - replayedAlong(timeline)).toBeLessThanOrEqual(mostHeld(line.length));
    // Then every moment is.
    expect(replayedAlong(timeline)).toBe(0);
  });

  it('holds no more of a line that grew by one tap after the other', () => {
    let state = opened(entries.slice(0, 60));
    for (let i = 0; i < 200; i++) {
      const done = tap(state, () => [{ type: 'goods.gained', seat: 's1', goods: 1 }], null, {
        ...how(state),
        anyway: true,
      });
      if (!done.ok) throw new Error('not taken');
      state = done.state;
    }
    const { line } = state.timeline;
    expect(line.length - replayedAlong(state.timeline)).toBeLessThanOrEqual(mostHeld(line.length));
    expect(line.map((_, i) => after(state, i))).toEqual(walked(state));
  });

  it('is the same after a long way back, forward, and on another way', () => {
    let state = opened(entries);
    const states = walked(state);
    for (let i = 0; i < 110; i++) {
      state = marked(state, 'undo');
      const { line, head, past } = state.timeline;
      expect(text(stateOf(head)) === states[line.length - 1]).toBe(true);
      expect(past.last).toBe(head);
    }
    const back = state.timeline.line.length;
    for (let i = 0; i < 70; i++) state = marked(state, 'redo');
    expect(state.timeline.line.length).toBeGreaterThan(back + 64);
    state = marked(state, { seq: 100 });
    const seat = gameOf(state).seating[0]!;
    const gained = tap(state, () => [{ type: 'goods.gained', seat, goods: 3 }], null, {
      ...how(state),
      anyway: true,
    });
    if (!gained.ok) throw new Error('not taken');
    ({ state } = gained);
    const afresh = walked(state);
    expect(afresh.map((_, i) => after(state, i))).toEqual(afresh);
    expect(timelineOf(planOf(state), state.entries).head.context).toEqual(gameOf(state));
  });
});

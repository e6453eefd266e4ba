/** The head moves and the clocks stop; nothing is deleted, and no old button moves it. */
import { describe, expect, it } from 'vitest';
import { gainGoods } from '../../../../src/lib/core/commands/tokens.ts';
import { mark, type Target } from '../../../../src/lib/core/engine/mark.ts';
import { gameOf, headOf, type EngineState } from '../../../../src/lib/core/engine/engine-state.ts';
import { isPaused, pause } from '../../../../src/lib/core/engine/time.ts';
import { Table } from '../../../support/table.ts';

const how = (state: EngineState) => ({
  head: headOf(state),
  stamps: { at: 1_800_000_000_000, mono: 7, run: 'run', app: '1.0.0' },
});

/** A started game of two gains. */
function twoGains(): EngineState {
  const table = Table.start();
  for (const seat of ['s1', 's2'] as const) table.do(gainGoods, { seat, goods: 1 });
  return table.state;
}

function moved(state: EngineState, target: Target): EngineState {
  const marked = mark(state, target, how(state));
  if (!marked.ok) throw new Error(marked.dropped);
  return marked.state;
}

describe('a mark', () => {
  it('takes the last tap back, and makes it again', () => {
    const state = twoGains();
    const undone = moved(state, 'undo');
    expect(undone.entries).toHaveLength(7);
    expect(gameOf(undone).players['s2']?.goods).toBe(0);
    expect(gameOf(moved(undone, 'redo'))).toEqual(gameOf(state));
  });

  it('goes to any moment, and writes nothing where the head stands already', () => {
    const state = twoGains();
    const early = moved(state, { seq: 4 });
    expect(gameOf(early).players['s1']?.goods).toBe(0);
    expect(mark(early, { seq: 4 }, how(early))).toEqual({ ok: true, state: early, entries: [] });
  });

  it('goes nowhere that no fact is', () => {
    const state = moved(twoGains(), 'undo');
    for (const seq of [0, -1, 7, 99]) {
      expect(mark(state, { seq }, how(state))).toEqual({ ok: false, dropped: 'nowhere' });
    }
    const first = moved(state, { seq: 4 });
    expect(mark(first, 'undo', how(first))).toEqual({ ok: false, dropped: 'nowhere' });
  });

  it.each(['undo', 'redo', { seq: 4 }] as Target[])(
    'of a button painted at an older head is dropped: %o',
    (target) => {
      const painted = moved(twoGains(), 'undo');
      const other = mark(painted, { seq: 5 }, how(painted));
      const now = moved(painted, { seq: 4 });
      expect(other.ok).toBe(true);
      expect(mark(now, target, how(painted))).toEqual({ ok: false, dropped: 'stale' });
    },
  );
});

describe('the clocks', () => {
  it('stop and run on a line that undo never touches', () => {
    const state = twoGains();
    const paused = pause(state, true, how(state));
    if (!paused.ok) throw new Error(paused.dropped);
    expect(isPaused(paused.state)).toBe(true);
    expect(isPaused(moved(paused.state, 'undo'))).toBe(true);
    expect(pause(paused.state, true, how(paused.state))).toMatchObject({ entries: [] });
    const why = pause(paused.state, true, how(paused.state), 'food');
    expect(why).toMatchObject({ entries: [{ body: { paused: true, reason: 'food' } }] });
    expect(pause(paused.state, false, how(state))).toEqual({ ok: false, dropped: 'stale' });
  });
});

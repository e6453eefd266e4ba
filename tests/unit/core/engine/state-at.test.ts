/** A state as it was: what any earlier moment of a line shows is what the record showed then. */
import { describe, expect, it } from 'vitest';
import { amend } from '../../../../src/lib/core/engine/amend.ts';
import { mark } from '../../../../src/lib/core/engine/mark.ts';
import { openState } from '../../../../src/lib/core/engine/open.ts';
import { gameOf, headOf, type EngineState } from '../../../../src/lib/core/engine/engine-state.ts';
import { stateAt, playOnBranch } from '../../../../src/lib/core/engine/state-at.ts';
import { ledgerOf } from '../../../../src/lib/core/engine/time.ts';
import { rulesetFor } from '../../../../src/lib/rulesets/compose.ts';
import { recordedEntries } from '../../../support/moments.ts';
import { stateOf } from '../../../support/snapshots.ts';

const entries = recordedEntries('six-players');
const state = openState(rulesetFor, entries);
const text = (of: EngineState) => JSON.stringify(stateOf(of.timeline.head));
const how = (of: EngineState) => ({
  head: headOf(of),
  stamps: { at: 1, mono: 1, run: 'r', app: 'test' },
});

describe('a look back', () => {
  it('shows each moment as the record of that moment does', () => {
    const { line } = state.timeline;
    for (let index = 3; index < line.length; index += 17) {
      const seq = line[index]?.seq ?? 0;
      const then = stateAt(state, index)!;
      const recorded = openState(rulesetFor, entries.slice(0, seq));
      expect(text(then)).toBe(text(recorded));
      expect(then.timeline.past.positions).toEqual(recorded.timeline.past.positions);
      expect(ledgerOf(then).total).toBe(ledgerOf(recorded).total);
    }
  });

  it('leaves the game as it is, and finds nothing beyond its ends', () => {
    const before = text(state);
    stateAt(state, 5);
    expect(text(state)).toBe(before);
    expect(stateAt(state, -1)).toBeNull();
    expect(stateAt(state, state.timeline.line.length)).toBeNull();
  });

  it('counts what an amendment has put in since', () => {
    const { line } = state.timeline;
    const index = line.findIndex(({ fact }) => fact.type === 'tactical-action.taken');
    const { seq = 0, at = 0 } = line[index] ?? {};
    const fact = { type: 'goods.gained' as const, seat: 's1' as const, goods: 2 };
    const done = amend(state, [{ target: seq, place: 'before', at, fact }], how(state));
    if (!done.ok) throw new Error('not amended');
    const goods = (of: EngineState | null) => of && gameOf(of).players['s1']?.goods;
    expect(goods(stateAt(done.state, index - 1))).toBe(goods(stateAt(state, index - 1)));
    expect(goods(stateAt(done.state, index))).toBe((goods(stateAt(state, index - 1)) ?? 0) + 2);
    // It came there with the act before it: no time of a later one is in it.
    const [then, was] = [stateAt(done.state, index), stateAt(state, index - 1)];
    expect(then?.entries.length).toBe(was?.entries.length);
  });

  it('shows what undo took back as it was', () => {
    const cut = openState(rulesetFor, entries.slice(0, 60));
    const undone = mark(cut, 'undo', how(cut));
    if (!undone.ok) throw new Error('not undone');
    expect(text(undone.state)).not.toBe(text(cut));
    expect(text(playOnBranch(undone.state, 60))).toBe(text(cut));
  });
});

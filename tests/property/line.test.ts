/** The line law: undo and redo against a plain model, over any order of taps. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMAT, type Body, type Entry } from '../../src/lib/core/record/entry.ts';
import {
  redoTarget,
  undoTarget,
  lineOf,
  ancestors,
  treeOf,
} from '../../src/lib/core/record/line.ts';

/** A record that grows tap by tap, without checksums: the line does not read them. */
class Tape {
  entries: Entry[] = [];

  add(...bodies: Body[]) {
    const group = this.entries.length + 1;
    for (const body of bodies) {
      const seq = this.entries.length + 1;
      const stamps = { at: seq, mono: seq, run: 'r', app: 'test' };
      this.entries.push({ gameId: 'g', seq, group, sum: '', format: FORMAT, ...stamps, body });
    }
  }
}

const fact = (goods: number): Body => ({
  kind: 'fact',
  fact: { type: 'goods.gained', seat: 's1', goods },
});

const tap = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('facts'), count: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('undo'), count: fc.constant(0) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('redo'), count: fc.constant(0) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clock'), count: fc.constant(0) }) },
);

describe('the line', () => {
  it('follows undo and redo like two stacks of taps, and nothing ever leaves the record', () => {
    fc.assert(
      fc.property(fc.array(tap, { maxLength: 60 }), (taps) => {
        const tape = new Tape();
        tape.add(fact(0));
        let done: number[][] = [];
        let undone: number[][] = [];
        for (const { kind, count } of taps) {
          const length = tape.entries.length;
          if (kind === 'facts') {
            const first = length + 1;
            tape.add(...Array.from({ length: count }, (_, i) => fact(first + i)));
            done = [...done, Array.from({ length: count }, (_, i) => first + i)];
            undone = [];
          } else if (kind === 'clock') {
            tape.add({ kind: 'clock', paused: length % 2 === 0, reason: null });
          } else {
            const target = kind === 'undo' ? undoTarget(tape.entries) : redoTarget(tape.entries);
            const stack = kind === 'undo' ? done : undone;
            expect(target !== null).toBe(stack.length > 0);
            if (target === null) continue;
            tape.add({ kind: 'mark', head: target });
            const moved = stack.at(-1) ?? [];
            if (kind === 'undo') [done, undone] = [done.slice(0, -1), [...undone, moved]];
            else [done, undone] = [[...done, moved], undone.slice(0, -1)];
          }
          expect(tape.entries.length).toBeGreaterThan(length);
          expect(lineOf(tape.entries).map((item) => item.seq)).toEqual([1, ...done.flat()]);
          const tree = treeOf(tape.entries);
          expect(ancestors(tree, tree.head)).toEqual([1, ...done.flat()]);
        }
      }),
      { numRuns: 300 },
    );
  });
});

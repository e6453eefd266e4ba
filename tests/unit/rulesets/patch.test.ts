import { describe, expect, it } from 'vitest';
import { patched } from '../../../src/lib/rulesets/patch.ts';

const parent = {
  cards: { a: { cost: 1, kind: 'x' }, b: { cost: 2, kind: 'x' } } as Record<
    string,
    { cost: number; kind: string }
  >,
  limits: { hand: 3, total: 16 },
  goals: [10, 14],
  name: 'parent',
};

describe('a box', () => {
  it('adds rows, replaces them whole and takes them out', () => {
    const changes = { cards: { a: null, b: { cost: 5, kind: 'y' }, c: { cost: 3, kind: 'z' } } };
    expect(patched(parent, changes).cards).toEqual({
      b: { cost: 5, kind: 'y' },
      c: { cost: 3, kind: 'z' },
    });
  });

  it('prints fields of earlier rows anew, and none of a row that is not there', () => {
    const amended = { cards: { a: { cost: 9 }, nowhere: { cost: 9 } } };
    expect(patched(parent, { amended }).cards).toEqual({
      a: { cost: 9, kind: 'x' },
      b: parent.cards['b'],
    });
  });

  it('replaces lists and plain values, and merges the rest', () => {
    const changes = { limits: { hand: 4 }, goals: [7], name: 'child' };
    expect(patched(parent, changes)).toEqual({
      ...parent,
      limits: { hand: 4, total: 16 },
      goals: [7],
      name: 'child',
    });
  });

  it('leaves its parent as it was', () => {
    const before = JSON.stringify(parent);
    patched(parent, { cards: { a: null }, amended: { cards: { b: { cost: 0 } } } });
    expect(JSON.stringify(parent)).toBe(before);
  });
});

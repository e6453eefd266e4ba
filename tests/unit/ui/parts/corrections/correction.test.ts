import { describe, expect, it } from 'vitest';
import { changesOf, noted } from '$lib/ui/parts/corrections/correction.ts';

describe('a correction', () => {
  it('records only the values that differ', () => {
    const recorded = { goal: 10, last: null, boxes: ['pok'] };
    expect(changesOf(recorded, { goal: 12, last: null, boxes: ['pok'] })).toEqual({ goal: 12 });
    expect(changesOf(recorded, { ...recorded, boxes: ['pok', 'codex-1'] })).toEqual({
      boxes: ['pok', 'codex-1'],
    });
  });

  it('changes nothing when a list is chosen anew as it was', () => {
    expect(changesOf({ order: ['s1', 's2'] }, { order: ['s1', 's2'] })).toEqual({});
    expect(changesOf({ order: ['s1', 's2'] }, { order: ['s2', 's1'] })).toEqual({
      order: ['s2', 's1'],
    });
  });

  it('keeps a value that becomes unknown', () => {
    expect(changesOf<{ planets: string[] | null }>({ planets: [] }, { planets: null })).toEqual({
      planets: null,
    });
  });

  it('has a note only where something was typed', () => {
    expect(noted('  miscounted ')).toEqual({ note: 'miscounted' });
    expect(noted('  ')).toEqual({});
  });
});

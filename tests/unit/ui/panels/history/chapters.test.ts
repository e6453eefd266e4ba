import { describe, expect, it } from 'vitest';
import type { GameEvent } from '$lib/core/events.ts';
import { actorsOf, type Chapter } from '$lib/core/queries/chronicle.ts';
import type { Phase } from '$lib/core/vocabulary.ts';
import { placeOf } from '$lib/ui/panels/history/chapters.ts';

const chapter = (group: number, round: number, phase: Phase): Chapter => {
  const position = { round, phase, step: 'turn' as const, activeSeat: null };
  const fact: GameEvent = { type: 'turn.passed', seat: 's1' };
  const facts = [{ fact, overruled: null }];
  return { group, seq: group, at: group, facts, from: position, to: position };
};

describe('the chronicle as a list', () => {
  it('puts everything before the first round into the setup', () => {
    expect(placeOf(chapter(1, 0, 'strategy'))).toEqual({ round: 0, phase: 'setup' });
    expect(placeOf(chapter(2, 1, 'strategy'))).toEqual({ round: 1, phase: 'strategy' });
  });

  it('knows who acts', () => {
    expect(actorsOf({ type: 'units.repaired' })).toEqual([]);
    const deal: GameEvent = {
      type: 'transaction.made',
      sides: [
        { seat: 's2', goods: 1, commodities: 0 },
        { seat: 's3', goods: 0, commodities: 1 },
      ],
    };
    expect(actorsOf(deal)).toEqual(['s2', 's3']);
    expect(actorsOf({ type: 'support.given', from: 's1', to: 's4', points: 1 })).toEqual([
      's1',
      's4',
    ]);
  });
});

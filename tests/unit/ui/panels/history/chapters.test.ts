import { describe, expect, it } from 'vitest';
import type { GameEvent } from '$lib/core/events.ts';
import type { Entry } from '$lib/core/record/entry.ts';
import type { Chapter } from '$lib/core/views/chronicle.ts';
import type { Phase } from '$lib/core/vocabulary.ts';
import {
  actorsOf,
  chaptersOf,
  headed,
  placeOf,
  roundStarts,
  undoneTaps,
} from '$lib/ui/panels/history/chapters.ts';

const chapter = (group: number, round: number, phase: Phase, fact?: GameEvent): Chapter => {
  const position = { round, phase, step: 'turn' as const, activeSeat: null };
  const said = fact ?? ({ type: 'turn.passed', seat: 's1' } as const);
  const facts = [{ fact: said, overruled: null }];
  return { group, seq: group, at: group, facts, from: position, to: position };
};

const newestFirst = [
  chapter(6, 2, 'action'),
  chapter(5, 2, 'strategy'),
  chapter(4, 1, 'status'),
  chapter(3, 1, 'action'),
  chapter(2, 1, 'action'),
  chapter(1, 0, 'setup'),
];

describe('the chronicle as a list', () => {
  it('heads neighbouring taps by round and phase', () => {
    expect(
      headed(newestFirst).map(({ place, chapters }) => [place.phase, chapters.length]),
    ).toEqual([
      ['action', 1],
      ['strategy', 1],
      ['status', 1],
      ['action', 2],
      ['setup', 1],
    ]);
  });

  it('puts everything before the first round into the setup', () => {
    expect(placeOf(chapter(1, 0, 'strategy'))).toEqual({ round: 0, phase: 'setup' });
  });

  it('knows where each round begins in it', () => {
    expect(roundStarts(newestFirst)).toEqual([
      { round: 0, index: 5 },
      { round: 1, index: 2 },
      { round: 2, index: 0 },
    ]);
  });

  it('lists what one player did', () => {
    const deal: GameEvent = {
      type: 'transaction.made',
      sides: [
        { seat: 's2', goods: 1, commodities: 0 },
        { seat: 's3', goods: 0, commodities: 1 },
      ],
    };
    const list = [chapter(2, 1, 'action', deal), chapter(1, 1, 'action')];
    expect(chaptersOf(list, 's3').map(({ group }) => group)).toEqual([2]);
    expect(actorsOf({ type: 'units.repaired' })).toEqual([]);
    expect(actorsOf({ type: 'support.given', from: 's1', to: 's4', points: 1 })).toEqual([
      's1',
      's4',
    ]);
  });

  it('counts the taps that were undone and are still in the record', () => {
    const entry = (group: number, kind: 'fact' | 'mark') => ({ group, body: { kind } }) as Entry;
    const entries = [1, 2, 2, 3].map((group) => entry(group, 'fact'));
    entries.push(entry(4, 'mark'));
    expect(undoneTaps(entries, [chapter(1, 1, 'action')])).toBe(2);
  });
});

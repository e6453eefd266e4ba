import { describe, expect, it } from 'vitest';
import { FORMAT, type Body, type Entry } from '../../../../src/lib/core/record/entry.ts';
import { silenceBefore } from '../../../../src/lib/core/views/clock.ts';

const HOUR = 3_600_000;

function entry(body: Body, at: number): Entry {
  const stamps = { at, mono: at, run: 'evening', app: 'test', format: FORMAT } as const;
  return { gameId: 'g', seq: 1, group: 1, sum: '', ...stamps, body };
}
const fact = entry({ kind: 'fact', fact: { type: 'game.started' } }, HOUR);

describe('a silence before a page opened the record', () => {
  it('is found when it was long and another page wrote last', () => {
    expect(silenceBefore([fact], 9 * HOUR, 'morning')).toEqual({ from: HOUR, to: 9 * HOUR });
  });

  it('is none while the same page goes on, however long somebody thinks', () => {
    expect(silenceBefore([fact], 9 * HOUR, 'evening')).toBeNull();
  });

  it('is none when it was short: a reload is no break', () => {
    expect(silenceBefore([fact], HOUR + 60_000, 'morning')).toBeNull();
  });

  it('is none within a pause: that is left out already', () => {
    const paused = entry({ kind: 'clock', paused: true, reason: null }, HOUR);
    expect(silenceBefore([fact, paused], 9 * HOUR, 'morning')).toBeNull();
  });
});

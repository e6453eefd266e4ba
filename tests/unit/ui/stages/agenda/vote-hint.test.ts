import { describe, expect, it } from 'vitest';
import { voteHint } from '$lib/ui/stages/agenda/ballot.svelte.ts';

describe('the hint of a ballot', () => {
  it('is the one vote of Representative Government, whatever is known of planets', () => {
    const said = 'By law, one vote each; exhaust no planets';
    expect(voteHint({ readied: 1, most: 1 }, true, 0)).toBe(said);
    expect(voteHint({ readied: null, most: 9 }, true, 4)).toBe(said);
  });

  it('is what readied planets are worth where their sides are known', () => {
    expect(voteHint({ readied: 5, most: 9 }, false, 0)).toBe('5 votes on readied planets');
  });

  it('is the most that can be left where they are not, and no less than none', () => {
    expect(voteHint({ readied: null, most: 9 }, false, 4)).toBe('5 votes left, 4 already spent');
    expect(voteHint({ readied: null, most: 3 }, false, 4)).toBe('No votes left, 4 already spent');
  });
});

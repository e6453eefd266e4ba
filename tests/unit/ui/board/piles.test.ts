/** Marks over the numbers of a track that fills a screen: where they stand, and how large they can be. */
import { describe, expect, it } from 'vitest';
import { pileOf, pilesOf } from '../../../../src/lib/ui/board/piles.ts';
import { atFirstTurn } from '../../../support/rounds.ts';
import { viewOf } from '../../../support/views.ts';

describe('piles', () => {
  const view = viewOf(atFirstTurn({ players: 4 }).state);
  const [one, two] = view.seating;

  it('stand in seating order, with those who may come on top', () => {
    const reach = [{ seat: one ?? 's1', from: 0, to: 1, objectives: [] }];
    const lanes = view.lanes.map((lane) => ({ ...lane, shown: lane.seat === two ? 1 : 0 }));
    const piles = pilesOf({ ...view, lanes }, reach);
    expect(piles[0]).toEqual(
      view.seating.filter((seat) => seat !== two).map((seat) => ({ seat, ghost: false })),
    );
    expect(piles[1]).toEqual([
      { seat: two, ghost: false },
      { seat: one, ghost: true },
    ]);
    expect(piles).toHaveLength(view.goal + 1);
  });

  it('keep points below 0 and beyond the goal at the ends', () => {
    const lanes = view.lanes.map((lane, i) => ({ ...lane, shown: i === 0 ? -2 : 99 }));
    const piles = pilesOf({ ...view, lanes }, []);
    expect(piles[0]).toHaveLength(1);
    expect(piles.at(-1)).toHaveLength(3);
  });
});

describe('the size of a mark', () => {
  it.each([
    ['few', 2, 164, 430],
    ['eight at one point', 8, 164, 430],
    ['eight at one point of a long track', 8, 120, 430],
    ['all of eight who may come to one point', 16, 120, 430],
    ['an upright screen', 8, 91, 900],
  ])('fits: %s', (_, highest, step, room) => {
    const { size, columns } = pileOf(highest, step, room);
    const rows = Math.ceil(highest / columns);
    expect((size + 12) * columns).toBeLessThanOrEqual(step);
    expect((size + 12) * rows).toBeLessThanOrEqual(room);
    // Two letters can be read across the room.
    expect(size).toBeGreaterThanOrEqual(27);
  });
});

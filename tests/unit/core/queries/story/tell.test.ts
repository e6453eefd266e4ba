/** The story of a game that is long: what it tells of every moment is told of all of them. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '$lib/core/events.ts';
import type { Seat } from '$lib/core/game.ts';
import { leadChanges } from '$lib/ui/stages/end/story.ts';
import { Table } from '../../../../support/table.ts';

const points = (seat: Seat, gained: number): GameEvent => ({
  type: 'points.corrected',
  lines: [{ seat, points: gained }],
});
const goods = (seat: Seat): GameEvent => ({ type: 'goods.gained', seat, goods: 1 });

const changesOf = (table: Table) => leadChanges(table.state.timeline, () => Promise.resolve(true));

describe('changes of the lead', () => {
  it('are counted over the whole game, however long ago they were', async () => {
    const table = Table.start({ players: 3 });
    expect(await changesOf(table)).toBe(0);
    // No one had it before; then s2 draws level, which is no one's, and goes past.
    table
      .take([points('s1', 1)])
      .take([points('s2', 1)])
      .take([points('s2', 1)]);
    expect(await changesOf(table)).toBe(1);
    for (let i = 0; i < 150; i++) table.take([goods('s3')]);
    expect(await changesOf(table)).toBe(1);
    table.take([points('s1', 3)]);
    expect(await changesOf(table)).toBe(2);
  });

  it('are of taps, not of what happens within one', async () => {
    const table = Table.start({ players: 3 }).take([points('s1', 1)]);
    table.take([points('s2', 2), points('s1', 3)]);
    expect(await changesOf(table)).toBe(0);
  });

  it('are counted a stretch at a time, and no further once no one waits for them', async () => {
    const table = Table.start({ players: 3 }).take([points('s1', 1)]);
    for (let i = 0; i < 150; i++) table.take([goods('s3')]);
    const { timeline } = table.state;
    let asked = 0;
    expect(await leadChanges(timeline, () => Promise.resolve(++asked < 3))).toBeNull();
    expect(asked).toBe(3);
  });
});

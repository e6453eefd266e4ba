/** Two rounds of Shattered Ascension from the setup to a shared victory. */
import { describe, expect, it } from 'vitest';
import { openState } from '../../../../src/lib/core/engine/open.ts';
import { gameOf } from '../../../../src/lib/core/engine/engine-state.ts';
import { pointsOf } from '../../../../src/lib/core/points.ts';
import { claims, goOn, laid, until } from '../../../support/ascension/table.ts';
import { EDITIONS } from '../../../support/ascension/ruleset.ts';
import type { Table } from '../../../support/table.ts';

/** The steps that a table goes through, each once, until its second round is over. */
function walk(table: Table): string[] {
  const met: string[] = [];
  for (let i = 0; i < 600 && table.game.round < 3 && !table.game.result; i++) {
    if (met.at(-1) !== table.at) met.push(table.at);
    goOn(table);
  }
  return met;
}

describe.each(EDITIONS)('the game in its edition %s', (edition) => {
  it.each([2, 3, 4, 5, 6, 7, 8])('goes round with %i players', (players) => {
    const table = laid(edition, { players });
    const met = walk(table);
    expect(table.game.round).toBe(3);
    expect(met.slice(0, 4)).toEqual([
      ...['setup.own-order', 'setup.own-home-location-bidding', 'setup.own-speaker-bidding'],
      'setup.own-trade-good-levelling',
    ]);
    expect(met.filter((at) => at === 'status.score')).toHaveLength(2);
    expect(gameOf(openState(table.state.rulesets, table.entries))).toEqual(table.game);
  });

  it('ends with a shared victory once all have claimed', () => {
    const table = until(laid(edition, { settings: { goal: 2 } }), 'status.score');
    claims(table, { s1: ['s1-5-planets', 'pre-isolated'], s2: ['s1-mecatol'] });
    expect(table.game.result).toEqual({ reason: 'goal', winners: ['s1'] });
    const other = until(laid(edition, { settings: { goal: 2 } }), 'status.score');
    const met = ['s1-5-planets', 'pre-isolated'];
    claims(other, { s1: met, s3: met });
    // Both control no planet outside home.
    expect(other.game.result).toEqual({ reason: 'goal', winners: ['s1', 's3'] });
    expect(other.game.seating.map((seat) => pointsOf(other.game, seat))).toEqual([2, 0, 2]);
  });
});

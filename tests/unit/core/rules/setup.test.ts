/** What a new table may be. */
import { describe, expect, it } from 'vitest';
import { setUpGame } from '../../../../src/lib/core/commands/setup.ts';
import type { BoxId } from '../../../../src/lib/core/vocabulary.ts';
import { given } from '../../../support/given.ts';
import { setUpArgs, Table, type NewTable } from '../../../support/table.ts';

const laying = (options: NewTable, more: object = {}) => {
  const { expansions = ['pok'] as BoxId[] } = options;
  return given(new Table(expansions)).when(setUpGame, {
    ...setUpArgs({ ...options, expansions }),
    ...more,
  });
};
const SOL = 'federation-of-sol';

describe('the number of players', () => {
  it.each([3, 6, 8])('R-PC-04 may be %i with Prophecy of Kings', (players) => {
    laying({ players }).isAccepted();
  });

  it.each([7, 8])('R-PC-04 of %i is refused without Prophecy of Kings', (players) => {
    laying({ players, expansions: [] }).isRefused('player-count');
  });

  it('R-PC-08 of two is refused unless the table names it a house setup', () => {
    laying({ players: 2 }, { house: false }).isRefused('player-count');
  });

  it('R-PC-08 of two is taken as a house setup', () => {
    laying({ players: 2 }, { house: true }).isAccepted();
    expect(Table.start({ players: 2 }).game.seating).toHaveLength(2);
  });
});

describe('who sits at the table', () => {
  it('R-SET-15 a faction that two players have is refused', () => {
    laying({ players: 3, factions: [SOL, null, SOL] }).isRefused('faction-twice');
  });

  it('R-SET-15 a colour that two players have is refused', () => {
    const { seats } = setUpArgs({ players: 3 });
    const same = seats.map((seat) => ({ ...seat, colour: 'red' as const }));
    laying({ players: 3 }, { seats: same }).isRefused('colour-twice');
  });

  it('R-SET-15 factions that are still open are no one faction', () => {
    laying({ players: 3, factions: [SOL, null, null] }).isAccepted();
  });

  it('R-SET-01 a speaker without a seat is refused', () => {
    laying({ players: 3, speaker: 3 }).isRefused('no-speaker');
  });

  it('R-SET-01 any player may be speaker', () => {
    laying({ players: 3, speaker: 2 }).isAccepted();
  });
});

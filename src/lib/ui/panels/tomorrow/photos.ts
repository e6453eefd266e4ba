/** What a table photographs before it packs up, since no record says it. */
import type { Game, Seat } from '$lib/core/game.ts';
import { tomorrow as words } from '$words/tomorrow.ts';

/** One photo: its id is the same whenever the list is made again. */
export interface Photo {
  id: string;
  name: string;
  detail: string;
}

/**
 * The photos of a game as it stands: the map and the piles, and of each player at the table the hand
 * and what lies in front of them; how much of the latter is needed follows from what is tracked.
 *
 * @param nameOf what a seat is called at the table
 */
export function photosOf(
  { seating, players, settings }: Pick<Game, 'seating' | 'players' | 'settings'>,
  nameOf: (seat: Seat) => string,
): Photo[] {
  // The pieces of a player who is away still lie there; those of an eliminated one are back in the box.
  const there = seating.filter((seat) => players[seat]?.presence !== 'eliminated');
  const { hand, area } = words;
  return [
    { id: 'map', ...words.map },
    { id: 'close', ...words.close },
    ...there.flatMap((seat) => {
      const name = nameOf(seat);
      return [
        { id: `hand ${seat}`, name: hand.name(name), detail: hand.detail },
        { id: `area ${seat}`, name: area.name(name), detail: area.detail[settings.depth] },
      ];
    }),
    { id: 'piles', ...words.piles },
  ];
}

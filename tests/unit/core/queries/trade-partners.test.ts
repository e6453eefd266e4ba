/** Who may trade without being neighbours. */
import { expect, it } from 'vitest';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { farTrade } from '../../../../src/lib/core/queries/trade-partners.ts';
import { EXPANSIONS } from '../../../../src/lib/rulesets/boxes.ts';
import { cardsOf } from '../../../../src/lib/rulesets/cards.ts';
import { all, blankTable, has, type Setup } from '../conditions/scenes.ts';

const cards = cardsOf(EXPANSIONS);
const far = (pair: Seat[], ...setups: Setup[]) => {
  const game = blankTable(EXPANSIONS);
  all(...setups)(game, cards);
  return farTrade(game, cards, pair);
};

it('a faction that trades with everyone is one reason, from either side', () => {
  expect(far(['s1', 's3'])).toEqual({ kind: 'seat', seat: 's1' });
  expect(far(['s3', 's1'])).toEqual({ kind: 'seat', seat: 's1' });
  expect(far(['s2', 's3'])).toBeNull();
});

it('its note in the play area of someone else is another', () => {
  const convoys: Setup = (game) => {
    const player = game.players.s2;
    if (player) player.notes = [{ note: 'trade-convoys', owner: 's1' }];
  };
  expect(far(['s3', 's2'], convoys)).toEqual({ kind: 'seat', seat: 's2' });
  expect(far(['s3', 's4'], convoys)).toBeNull();
});

it('so are space stations of both, but not other cards that are no planets', () => {
  const tsion = has(['tsion-station'], 's2');
  expect(far(['s2', 's3'], tsion, has(['oluz-station'], 's3'))).toEqual({ kind: 'stations' });
  expect(far(['s2', 's3'], tsion)).toBeNull();
  expect(far(['s2', 's3'], tsion, has(['the-triad', 'lodor'], 's3'))).toBeNull();
});

/** The strategy phase by taps. */
import { strategy as words } from '$lib/words/strategy.ts';
import type { Keeper, Room } from './keeper.ts';

export const strategyRoom = (keeper: Keeper): Room => ({
  async chooseStrategyCard({ card }) {
    const { initiative, goods } = keeper.game.strategyCards[card]!;
    const tile = words.tile(initiative, keeper.card(card), goods, null);
    await keeper.record(keeper.button(tile));
  },
});

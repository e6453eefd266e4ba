/** The strategy phase by taps. */
import { strategy as words } from '$words/strategy.ts';
import type { Hand, Room } from './hand.ts';

export const strategyRoom = (hand: Hand): Room => ({
  async chooseStrategyCard({ card }) {
    const { initiative, goods } = hand.game.strategyCards[card]!;
    const tile = words.tile(initiative, hand.card(card), goods, null);
    await hand.record(hand.button(tile));
  },
});

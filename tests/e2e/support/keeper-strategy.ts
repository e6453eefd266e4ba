/** The strategy phase by taps. */
import { strategy as words } from '$words/strategy.ts';
import type { ArgsOf, Hand, Room } from './hand.ts';

export const strategyRoom = (hand: Hand): Room => ({
  async chooseStrategyCard({ card }) {
    const { initiative, goods } = hand.game.strategyCards[card]!;
    const tile = words.tile(initiative, hand.card(card), goods, null);
    await hand.tap(hand.button(tile));
  },
  async putCardBack({ seat, card }) {
    // The wrong tile, then the one that was meant: both are recorded together.
    const [next] = hand.later;
    if (next?.command !== 'chooseStrategyCard') throw new Error('only a slip is put back');
    const { card: meant } = next.args as ArgsOf<'chooseStrategyCard'>;
    const tileOf = (id: string, holder: string | null) => {
      const { initiative, goods } = hand.game.strategyCards[id]!;
      return hand.button(words.tile(initiative, hand.card(id), goods, holder));
    };
    await hand.tap(tileOf(card, hand.seat(seat)));
    await hand.tap(hand.button(words.changeIt));
    hand.ahead = ['chooseStrategyCard'];
    await hand.tap(tileOf(meant, null));
  },
});

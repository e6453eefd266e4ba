import { amounts } from './parts/amounts.ts';
import { inPhase } from './parts/spoken.ts';

/** The strategy phase: picks, and what is out of the ordinary in them. */
export const strategy = {
  pick: (number: number, total: number) => `Pick ${number} of ${total}`,
  /** In the foot, where no player picks next: the step that comes, null for the first turn. */
  lastPick: (next: string | null) =>
    next === null
      ? `After this pick, the ${inPhase('action')} begins.`
      : `After this pick: ${next}`,
  takes: (person: string | null) =>
    person === null ? 'Takes a strategy card' : `${person} takes a strategy card`,
  /** Accessible name of a tile; goods and holder are read after the card. */
  tile: (number: number, card: string, goods: number, holder: string | null) =>
    [
      `${number} ${card}`,
      ...(goods > 0 ? [amounts.goods(goods)] : []),
      ...(holder === null ? [] : [`taken by ${holder}`]),
    ].join(', '),
  cards: 'Strategy cards',
  other: 'More',
  back: 'Cancel',
  skip: (name: string) => `${name} takes no card`,
  skipDetail: 'Keeps a card or has none to take',
  /** A taken card was tapped: perhaps it was a slip. */
  wasWrong: (name: string, card: string) => `Was ${card} the wrong pick for ${name}?`,
  changeIt: 'Change it',
  /** It was: whose pick it is, and which card it is instead. */
  changes: 'Picked a different card',
  meant: 'Wrong card? Tap the right one.',
  handOn: (card: string) => `Who gets ${card}?`,
  handOnWhy: 'By law, the player who picks a card gives it away; the goods on it stay',
  putBack: 'Return a card',
  putBackDetail: 'Its holder picks again',
  /** After the last pick. */
  lastPutBack: (name: string, card: string) => `${name} returns ${card} and picks again`,
  putBackAsk: 'Which card goes back?',
  swap: 'Swap two strategy cards',
  swapDetail: 'Tap one, then the other',
  swapAsk: 'Which two cards are swapped?',
  /** The gold button: what it records, or asks for. */
  swaps: ([one, other]: readonly string[]) => {
    if (one === undefined) return 'Choose two cards';
    return other === undefined ? `${one} and which other?` : `Swap ${one} and ${other}`;
  },
  goods: 'Trade goods',
  goodsSub: 'One on each unpicked card',
  goodsNow: (cards: number) =>
    cards === 0 ? 'No cards left over' : `Place ${amounts.goods(cards)}`,
};

import { amounts } from './parts/amounts.ts';

/** The strategy phase: picks, and what is out of the ordinary in them. */
export const strategy = {
  pick: (number: number, total: number) => `Pick ${number} of ${total}`,
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
  other: 'Something else',
  back: 'Cancel',
  skip: (name: string) => `${name} takes no card`,
  skipDetail: 'Keeps a card, or has none to take',
  /** A taken card was tapped: perhaps it was a slip. */
  wasWrong: (name: string, card: string) => `Was ${card} the wrong pick for ${name}?`,
  changeIt: 'Change it',
  /** It was: whose pick it is, and which card it is instead. */
  changes: 'Picked a different card',
  meant: (card: string) => `Not ${card}? Tap the right card.`,
  handOn: (card: string) => `Who is given ${card}?`,
  handOnWhy: 'By law, the player who picks a card gives it away; the goods on it stay',
  putBack: 'A card goes back',
  putBackDetail: 'Its holder picks again',
  /** After the last pick. */
  lastPutBack: (name: string, card: string) => `${name} returns ${card} and picks again`,
  putBackAsk: 'Which card goes back to the table?',
  swap: 'Two cards change hands',
  swapDetail: 'Tap one, then the other',
  swapAsk: 'Which two cards change hands?',
  /** The gold button: what it records, or asks for. */
  swaps: ([one, other]: readonly string[]) => {
    if (one === undefined) return 'Choose two cards';
    return other === undefined ? `${one} and which other?` : `${one} and ${other} change hands`;
  },
  goods: 'Trade goods',
  goodsSub: 'One on each unpicked card',
  goodsNow: (cards: number) =>
    cards === 0 ? 'No card was left over' : `Place ${amounts.goods(cards)}`,
};

import { amounts } from './parts/amounts.ts';
import { whose } from './parts/possessive.ts';

/** Goods of a player on an agreement, or what it receives. */
type Share = readonly [name: string, goods: number];

const shares = ([first, ...rest]: readonly Share[], verb: string) =>
  first
    ? [`${first[0]} ${verb} ${first[1]}`, ...rest.map(([name, goods]) => `${name} ${goods}`)].join(
        ', ',
      )
    : '';

/** Agreements of two players: goods come onto them until they are collected, or they break. */
export const agreements = {
  title: 'Trade agreements',
  glance: (count: number, goods: number) => {
    if (count === 0) return 'None open';
    return goods === 0 ? `${count} open` : `${count} open, ${amounts.goods(goods)} on them`;
  },
  none: 'No agreement is open.',
  row: (one: string, two: string | null) =>
    two === null ? `${whose(one)} self-trade` : `${one} and ${two}`,
  values: (rows: readonly Share[]) => shares(rows, 'receives'),
  empty: 'Nothing on it',
  lies: (rows: readonly Share[]) =>
    `On it: ${rows.map(([name, goods]) => `${goods} for ${name}`).join(', ')}`,
  breaking: (agreement: string) => `Break the agreement: ${agreement}`,
  breaks: 'Break the agreement',
  half: (rows: readonly Share[]) => `Half for both: ${shares(rows, 'collects')}`,
  halfAlone: (rows: readonly Share[]) => shares(rows, 'collects'),
  hostile: (name: string) => `After ${whose(name)} hostile act`,
  partner: (name: string, goods: number) => `${name} collects ${goods}`,
  collect: (name: string, goods: number) => `${name} collects ${amounts.goods(goods)}`,
  open: 'Open an agreement',
  one: 'Which players?',
  two: (name: string) => `${name} and which player?`,
  itself: 'Self-trade',
  receives: (name: string) => `${name} receives`,
  receivesHint: 'from the partner’s contract',
  selfHint: 'from their own contract',
  opens: (agreement: string) => `Open the agreement: ${agreement}`,
  fill: 'Place goods on agreements',
  fillGlance: (goods: number) => amounts.goods(goods),
  fills: (goods: number) => `Place ${amounts.goods(goods)}`,
  /** What a card does as it is done. */
  filledLater: (card: string, goods: number) =>
    `${amounts.goods(goods)} will be placed on agreements after ${card}`,
  /** The same once its turn is over: the last answer does it. */
  filledLast: (goods: number) =>
    `${amounts.goods(goods)} will be placed on agreements once everyone has answered.`,
} as const;

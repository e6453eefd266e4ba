import { amounts } from './parts/amounts.ts';

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
    two === null ? `${one} with itself` : `${one} and ${two}`,
  values: (rows: readonly Share[]) => shares(rows, 'receives'),
  empty: 'Nothing on it',
  lies: (rows: readonly Share[]) =>
    `On it: ${rows.map(([name, goods]) => `${goods} for ${name}`).join(', ')}`,
  breaking: (agreement: string) => `How ${agreement} break it`,
  breaks: 'Break it',
  half: (rows: readonly Share[]) => `Both collect half: ${shares(rows, 'collects')}`,
  halfAlone: (rows: readonly Share[]) => shares(rows, 'collects'),
  hostile: (name: string) => `${name} was hostile`,
  partner: (name: string, goods: number) => `It breaks, ${name} collects ${goods}`,
  collect: (name: string, goods: number) => `${name} collects ${amounts.goods(goods)}`,
  open: 'Open an agreement',
  one: 'Between whom?',
  two: (name: string) => `${name} and whom?`,
  itself: 'With itself',
  receives: (name: string) => `${name} receives`,
  receivesHint: 'by the partner’s contract',
  selfHint: 'by its own contract',
  opens: (agreement: string) => `Open it: ${agreement}`,
  fill: 'Put goods onto them',
  fillGlance: (goods: number) => amounts.goods(goods),
  fills: (goods: number) => `Put ${amounts.goods(goods)} onto them`,
  /** What a card does as it is done. */
  filledLater: (card: string, goods: number) =>
    `As ${card} is done, ${amounts.goods(goods)} come onto them`,
} as const;

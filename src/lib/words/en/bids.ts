import { amounts, listed } from './parts/amounts.ts';
import { whose } from './parts/possessive.ts';

/** A home location: numbered as bids open them, or as the table calls it. */
const numberOf = (id: string) => /^home-(\d+)$/.exec(id)?.[1];
const home = (id: string) => {
  const number = numberOf(id);
  return number === undefined ? id : `home ${number}`;
};
const atStart = (id: string) => {
  const number = numberOf(id);
  return number === undefined ? id : `Home ${number}`;
};
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** Before the first round: rolls for the order, bids for home locations and for the speaker token. */
export const bids = {
  bidOf: (name: string) => `${whose(name)} bid`,
  bidIs: (bid: number) => `bid ${bid}`,
  gain: (goods: number) => `gains ${amounts.goods(goods)}`,
  byHand: 'Already done at the table',
  typeEnd: 'Bid at the table and type the result',
  oneByOne: 'Record bid by bid',
  rolls: {
    sub: 'Type the rolls, or tap the player with the highest one',
    subAll: 'Type the rolls, or tap the players from the highest roll down',
    rollOf: (name: string) => `${whose(name)} roll`,
    roll: 'Roll for everyone',
    next: (name: string, all: boolean) => (all ? `${name} is next` : `${name} rolled highest`),
    place: (place: number) => ORDINALS[place - 1] ?? String(place),
    tied: (names: readonly string[]) => `${listed(names)} tied: they roll again.`,
    first: (name: string) => `${name} is first`,
    open: 'Who rolled highest?',
    byHand: (name: string) => `${name} goes first`,
  },
  homes: {
    sub: 'Opens a home location, or outbids another player',
    endSub: 'What did each player bid in the end?',
    holds: atStart,
    none: 'No home yet',
    bidsFor: (id: string) => `Bids for ${home(id)}`,
    /** What a seat ends with: its home, and what the highest bid is above its own. */
    ends: (id: string, highest: number, bid: number) => `${atStart(id)}: ${highest} − ${bid}`,
    overbid: (name: string, id: string) => `Bid more than ${name} for ${home(id)}`,
    sum: (highest: number, bid: number) => `${highest} − ${bid}`,
    act: (bid: number, id: string) => `Bid ${bid} for ${home(id)}`,
    record: 'Record these bids',
  },
  speaker: {
    opens: 'Opens the bids: 0 is a bid',
    sub: (bid: number) => `Bids more than ${bid}, or drops out`,
    endSub: 'Who is the speaker, and for how much?',
    leads: 'Leads',
    out: 'Out',
    in: 'Still in',
    bids: 'Bids now',
    winner: 'Speaker',
    winning: 'Winning bid',
    wins: (name: string) => `${name} is the speaker`,
    act: (bid: number) => `Bid ${bid}`,
    drop: 'Drop out',
    open: 'Who is the speaker?',
    byHand: (name: string) => `${name} has the speaker token`,
    settle: (name: string, bid: number) => `${name} becomes the speaker for ${bid}`,
  },
  levelling: {
    sub: 'The poorest player is left with exactly 1 trade good',
    /** What everyone has, and what is added or returned. */
    sum: (have: number, by: number) => (by < 0 ? `${have} − ${-by}` : `${have} + ${by}`),
    ends: (goods: number) => `ends with ${amounts.goods(goods)}`,
    level: 'The poorest player has 1 already, so nothing changes.',
    untracked:
      'Trade goods aren’t tracked here. Everyone gains or returns the same number, until the poorest player has exactly 1.',
    act: (by: number) =>
      by < 0 ? `Everyone returns ${amounts.goods(-by)}` : `Everyone gains ${amounts.goods(by)}`,
    done: 'Continue',
  },
  cycler: {
    sub: 'Chooses which way play goes',
    label: 'Which way play goes',
    ways: { clockwise: 'Clockwise', 'counter-clockwise': 'Anticlockwise' },
    order: 'Play goes in this order',
    act: {
      clockwise: 'Set the cycler clockwise',
      'counter-clockwise': 'Set the cycler anticlockwise',
    },
  },
};

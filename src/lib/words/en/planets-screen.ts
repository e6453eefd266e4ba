import type { PlanetTrait, TechnologyColour } from '../../core/vocabulary.ts';
import { amounts, few, listed } from './parts/amounts.ts';
import { technologyColours } from './parts/colours.ts';
import { whose } from './parts/possessive.ts';
import { things } from './parts/spoken.ts';
import { planetTraits } from './parts/traits.ts';

const short = (names: readonly string[]) => listed(few(names));

const influenceOf = (influence: number) => `${influence} influence`;

interface ShownPrice {
  resources: number;
  influence: number;
}

const priceOf = ({ resources, influence }: ShownPrice): string =>
  listed([
    ...(resources > 0 ? [amounts.resources(resources)] : []),
    ...(influence > 0 ? [influenceOf(influence)] : []),
  ]);

interface Look {
  traits: readonly PlanetTrait[];
  legendary: boolean;
  /** False for what is spent like a planet and is none. */
  planet: boolean;
  attached: readonly string[];
}

export type Where = 'lately' | 'near' | 'named' | 'rest' | 'held';

/** Every sentence about planets on the sheet and in the tactical action. */
export const planetsScreen = {
  untracked: (name: string) => `${whose(name)} planets aren’t tracked yet.`,
  track: (planets: readonly string[]) =>
    planets.length > 0 ? `Track them from now on: ${short(planets)}` : 'Track them from now on',

  totals: (resources: number, influence: number) =>
    `${amounts.resources(resources)}, ${influence} influence`,
  readied: (resources: number, influence: number) =>
    `${things().heads.readied}: ${amounts.resources(resources)}, ${influence} influence`,
  none: 'No planets yet.',

  /** A price beside objectives and votes: tokens of Leadership, production, a technology. */
  spend: {
    title: 'Spend resources or influence',
    resources: 'Resources',
    influence: 'Influence',
    quick: { resources: amounts.resources, influence: influenceOf },
    record: (name: string, price: ShownPrice) => `${name} spends ${priceOf(price)}`,
    /** A price that an act has just asked, as a key beside it. */
    paysShort: (price: ShownPrice) => `pays ${priceOf(price)}`,
    pays: (name: string, price: ShownPrice, paidWith: string) =>
      `${name} pays ${priceOf(price)}: ${paidWith}`,
    /** The same where it goes along with what is recorded next. */
    paysAlong: (price: ShownPrice) => `Pays ${priceOf(price)}`,
    paysAlongLabel: (price: ShownPrice, paidWith: string) => `Pays ${priceOf(price)}: ${paidWith}`,
    with: (planets: readonly string[], goods: number) =>
      listed([...planets, ...(goods > 0 ? [amounts.goods(goods)] : [])]),
    short: (name: string) =>
      `${name} can’t afford this with ${things().readied} planets and trade goods.`,
  },

  values: (resources: number, influence: number) => `${resources}/${influence}`,
  valuesLong: (resources: number, influence: number) =>
    `${amounts.resources(resources)}, ${influence} influence`,
  look: ({ traits: has, legendary, planet, attached }: Look) =>
    [
      ...has.map((trait) => planetTraits[trait]),
      ...(legendary ? ['legendary'] : []),
      ...(planet ? [] : ['not a planet']),
      ...attached,
    ].join(', '),
  specialty: (all: readonly TechnologyColour[]) =>
    `${listed(all.map((colour) => technologyColours[colour]))} specialty`,

  open: (planet: string, values: string) => `${planet}, ${values}: lose it or attach a card`,
  get isReadied() {
    return things().readied;
  },
  isExhausted: 'exhausted',
  turns: (planet: string, exhausted: boolean) =>
    exhausted ? `${things().ready} ${planet}` : `Exhaust ${planet}`,
  loses: (name: string, planet: string) => `${name} loses ${planet}`,
  comesOff: 'Take off',
  comesOffLabel: (attachment: string, planet: string) => `${attachment} comes off ${planet}`,
  attach: 'Attach a card',
  whichCard: 'Which card?',
  lies: (planet: string) => `attached to ${planet}`,

  gain: 'Gain planets',
  which: 'Planet or tile number',
  held: (name: string) => `held by ${name}`,
  /** Where the systems of a list stand, and why. */
  where: {
    lately: 'Just taken',
    near: 'Same tile as yours',
    named: 'Seen in this game',
    rest: 'Unclaimed',
    held: 'Held by others',
  } satisfies Record<Where, string>,
  tile: 'tile',
  whole: (planets: number) => (planets === 2 ? 'both' : `all ${planets}`),
  fracture: 'Fracture',
  gaining: (name: string) => `${name} gains`,
  nonePicked: 'Tap planets, or a tile for all of its planets.',
  together: (resources: number, influence: number) =>
    `Together ${amounts.resources(resources)}, ${influence} influence.`,
  pickFirst: 'Pick a planet',
  systemLabel: (planets: readonly string[]) => `The whole system: ${listed(planets)}`,
  leave: (planet: string) => `Not ${planet}`,
  chosen: 'Chosen',
  gains: (name: string, free: readonly string[], taken: readonly [string, string[]][]) => {
    const parts = [
      ...(free.length > 0 ? [`gains ${short(free)}`] : []),
      ...taken.map(([from, planets]) => `takes ${short(planets)} from ${from}`),
    ];
    return `${name} ${listed(parts)}`;
  },

  home: (name: string) => `${name} chooses its home system`,
  homeOf: (faction: string, planets: readonly string[]) => `${whose(faction)}: ${listed(planets)}`,

  count: amounts.planets,
};

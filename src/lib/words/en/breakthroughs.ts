import type { BreakthroughSide, TechnologyColour } from '../../core/vocabulary.ts';
import { technologyColours } from './parts/colours.ts';

/** The printed name of each breakthrough, and of each card that one becomes. */
export const breakthroughNames: Readonly<Record<string, string>> = {
  psychospore: 'Psychospore',
  'gravleash-maneuvers': 'Gravleash Maneuvers',
  'deorbit-barrage': 'Deorbit Barrage',
  'stellar-genesis': 'Stellar Genesis',
  'auto-factories': 'Auto-Factories',
  'bellum-gloriosum': 'Bellum Gloriosum',
  'particle-synthesis': 'Particle Synthesis',
  'fealty-uplink': 'Fealty Uplink',
  'the-tables-grace': "The Table's Grace",
  corsair: 'Corsair',
  mindsieve: 'Mindsieve',
  'valefar-assimilator-z': 'Valefar Assimilator Z',
  'norr-supremacy': "N'orr Supremacy",
  'specialized-compounds': 'Specialized Compounds',
  imperator: 'Imperator',
  'archons-gift': "Archon's Gift",
  'yin-ascendant': 'Yin Ascendant',
  'deepgloom-executable': 'Deepgloom Executable',
  'resonance-generator': 'Resonance Generator',
  'visionaria-select': 'Visionaria Select',
  'the-sowing': 'The Sowing',
  'the-icon': 'The Icon',
  'the-reaping': 'The Reaping',
  'data-skimmer': 'Data Skimmer',
  'wing-transfer': 'Wing Transfer',
  'void-tether': 'Void Tether',
  'vaults-of-the-heir': 'Vaults of the Heir',
  'absolute-synergy': 'Absolute Synergy',
  'eidolon-maximum': 'Eidolon Maximum',
  'thunders-paradox': "Thunder's Paradox",
  'slumberstate-computing': 'Slumberstate Computing',
  'alraith-ix-ianovar': "Al'raith Ix Ianovar",
  'iihq-modernization': 'I.I.H.Q. Modernization',
};

/** The breakthrough of a player on its sheet, and where research hangs on it. */
export const breakthroughs = {
  unknown: 'Its breakthrough',
  joins: (colours: readonly TechnologyColour[]) => {
    const both = colours.map((colour) => technologyColours[colour]);
    return `Each ${both.join(' or ')} technology counts as either colour, one at a time. For research, technology specialties do too.`;
  },
  joinsNone: 'It joins no colours.',
  gain: (name: string) => `${name} gains it`,
  gainHint:
    'It comes with the first part of the expedition, with the planet Thunder’s Edge, or from a card. Then roll a die, unless the Fracture is in play: on a 1 or a 10 it comes into play.',
  sides: {
    readied: 'Readied',
    exhausted: 'Exhausted',
    flipped: 'Flipped',
  } satisfies Record<BreakthroughSide, string>,
  becomes: (card: string) => `Now ${card}`,
  lose: 'Not gained after all',
  loses: (name: string) => `${name} doesn’t have its breakthrough`,
  /** Among what may be researched. */
  joined: 'with its breakthrough',
  asks: (name: string, card: string) => `Does ${name} have ${card}?`,
  asksDetail: (count: number) =>
    count === 1
      ? 'With it, one more technology is within reach'
      : `With it, ${count} more technologies are within reach`,
  has: 'Yes',
};

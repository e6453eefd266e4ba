import type { BreakthroughSide, TechnologyColour } from '../../core/vocabulary.ts';
import { namesById } from '../names-by-id.ts';
import { technologyColours } from './parts/colours.ts';

/** The printed name of a breakthrough; those that the id does not spell. */
export const breakthroughName = namesById({
  'auto-factories': 'Auto-Factories',
  'the-tables-grace': "The Table's Grace",
  'norr-supremacy': "N'orr Supremacy",
  'archons-gift': "Archon's Gift",
  'thunders-paradox': "Thunder's Paradox",
  'alraith-ix-ianovar': "Al'raith Ix Ianovar",
  'iihq-modernization': 'I.I.H.Q. Modernization',
});

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
    'It comes with the first part of the expedition, with the planet Thunder’s Edge, or by a card. Then roll a die, unless the Fracture is in play: on a 1 or a 10 it comes into play.',
  sides: {
    readied: 'Readied',
    exhausted: 'Exhausted',
    flipped: 'Turned over',
  } satisfies Record<BreakthroughSide, string>,
  becomes: (card: string) => `Now ${card}`,
  lose: 'Not gained after all',
  loses: (name: string) => `${name} does not have its breakthrough`,
  /** Among what may be researched. */
  joined: 'by its breakthrough',
  asks: (name: string, card: string) => `Does ${name} have ${card}?`,
  asksDetail: (count: number) =>
    count === 1
      ? 'With it, one more technology is within reach'
      : `With it, ${count} more technologies are within reach`,
  has: 'Yes',
};

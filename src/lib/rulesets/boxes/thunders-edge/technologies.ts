import type { TechnologyFacts } from '../../../core/cards.ts';
import { factionTechnology, factionUpgrade } from '../../printed-rows.ts';

/** The technologies of the factions of Thunder's Edge, and a second one for the Council Keleres. */
export const technologies = {
  // a technology of the Council Keleres that became its breakthrough
  'iihq-modernization': null,

  'executive-order': factionTechnology('council-keleres', 'yellow', { yellow: 1 }),
  'subatomic-splicer': factionTechnology('crimson-rebellion', 'yellow', { yellow: 1 }),
  'exile-ii': factionUpgrade('crimson-rebellion', 'destroyer', { red: 2 }, 'destroyer-ii'),
  'hydrothermal-mining': factionTechnology('deepwrought-scholarate', 'green', { green: 1 }),
  'radical-advancement': factionTechnology('deepwrought-scholarate', 'green', { green: 1 }),
  'neural-parasite': factionTechnology('firmament', 'green', { green: 2 }),
  planesplitter: factionTechnology('firmament', 'yellow', { yellow: 2 }),
  'proxima-targeting-vi': factionTechnology('last-bastion', 'red', { red: 1 }),
  '4x41c-helios-v2': {
    ...factionUpgrade('last-bastion', 'space-dock', { yellow: 2 }, 'space-dock-ii'),
    docksAdd: 2,
  },
  // The other sides of the two of the Firmament come with the Obsidian.
  'neural-parasite-obsidian': {
    ...factionTechnology('obsidian', 'green'),
    neverResearched: true,
  },
  'planesplitter-obsidian': {
    ...factionTechnology('obsidian', 'yellow'),
    neverResearched: true,
  },
  nanomachines: factionTechnology('ral-nel-consortium', 'red', { red: 1 }),
  'linkship-ii': factionUpgrade('ral-nel-consortium', 'destroyer', { red: 2 }, 'destroyer-ii'),
} satisfies Readonly<Record<string, TechnologyFacts | null>>;

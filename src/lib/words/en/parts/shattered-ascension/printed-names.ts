/** Printed names that an id doesn't spell, and that the base game doesn't have. */
import type { FamilyWords } from '../../../family-words.ts';
import { objectiveNames } from './objective-names.ts';

export const names: FamilyWords['names'] = {
  objectives: objectiveNames,
  planets: { tarmann: "Tar'mann", elnath: "El'nath", mekara: "Meka'ra" },
  technologies: {
    'light-wave-deflectors': 'Light/Wave Deflectors',
    'xrd-transporters': 'XRD Transporters',
  },
  played: { 'influence-the-merchants-guild': "Influence the Merchants' Guild" },
};

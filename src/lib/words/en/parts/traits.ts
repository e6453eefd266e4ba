import type { PlanetTrait } from '../../../core/vocabulary.ts';

/** The traits of planets. */
export const planetTraits: Readonly<Record<PlanetTrait, string>> = {
  cultural: 'cultural',
  hazardous: 'hazardous',
  industrial: 'industrial',
};

/** Factions, strategy cards and objectives that no box lists: typed once, then offered again. */
import { people } from './parts/spoken.ts';

export const typedWords = {
  /** The group of those that this device knows. */
  before: 'Typed before',
  edit: (name: string) => `Change ${name}`,
  notListed: (name: string) =>
    name ? `“${name}”, ${people().any} not listed here` : `Type ${people().any} not listed here`,
  name: 'Name',
  nameTaken: (name: string) => `There’s already one called “${name}”.`,
  forget: 'Forget it',
  cancel: 'Cancel',
  save: 'Save',
  get faction() {
    return `A ${people().one} of your own`;
  },
  kept: 'It stays on this device and travels with the game file.',
  commodities: 'Commodities',
  planets: 'Home planets',
  planet: 'Planet',
  addPlanet: 'Add a planet',
  removePlanet: (name: string) => (name ? `Remove ${name}` : 'Remove this planet'),
  resources: 'Resources',
  influence: 'Influence',
  resourcesOf: (planet: string) => (planet ? `Resources of ${planet}` : 'Resources'),
  influenceOf: (planet: string) => (planet ? `Influence of ${planet}` : 'Influence'),
  technologies: 'Starting technologies',
  whichTechnologies: 'Which technologies?',
  leaveTechnology: (name: string) => `Not ${name}`,
};

/** Factions, strategy cards and objectives that no box lists: typed once, then offered again. */
import type { Requirement } from '../../core/event-parts.ts';
import { manyTokens, people, pool, toScore } from './parts/spoken.ts';

export const typedWords = {
  /** The group of those that this device knows. */
  before: 'Typed before',
  edit: (name: string) => `Change ${name}`,
  notListed: (name: string) =>
    name
      ? `Type “${name}”, ${people().any} not listed here`
      : `Type ${people().any} not listed here`,
  name: 'Name',
  nameTaken: (name: string) => `There’s already one called “${name}”.`,
  forget: 'Delete',
  cancel: 'Cancel',
  save: 'Save',
  get faction() {
    return `A ${people().one} of your own`;
  },
  kept: 'It stays on this device and travels with the game file.',
  commodities: 'Commodities',
  contract: (number: number) => `Trade contract ${number}`,
  planets: 'Home planets',
  planet: 'Planet',
  addPlanet: 'Add a planet',
  removePlanet: (name: string) => (name ? `Remove ${name}` : 'Remove this planet'),
  resources: 'Resources',
  influence: 'Influence',
  valueOf: {
    resources: (planet: string) => (planet ? `Resources of ${planet}` : 'Resources'),
    influence: (planet: string) => (planet ? `Influence of ${planet}` : 'Influence'),
  },
  technologies: 'Starting technologies',
  whichTechnologies: 'Which technologies?',
  leaveTechnology: (name: string) => `Remove ${name}`,
  strategyCard: 'A strategy card of your own',
  strategyCards: 'Strategy cards of your own',
  typeStrategyCard: 'Type a strategy card',
  numbered: (initiative: number, name: string) => `${initiative} ${name}`,
  initiative: 'Initiative',
  insteadOf: (card: string) => `Replaces ${card}`,
  beside: 'Added to the other cards',
  get cost() {
    return `${pool('strategy').name} ${manyTokens()}`;
  },
  costDetail: 'What its secondary costs',
  onTheCard: 'Read what it does on the card, and enter what players gain on their sheets.',
  /** Of an objective. */
  points: 'Points',
  asksFor: 'What does it ask for?',
  asked: {
    table: 'Ask the table',
    'planets-outside-home': 'Planets outside home',
    'technologies-of-one-colour': 'Technologies of one colour',
    goods: 'Trade goods',
    resources: 'Resources',
    influence: 'Influence',
  } satisfies Record<Requirement['of'] | 'table', string>,
  get tableSays() {
    return `The table says who can ${toScore()} it.`;
  },
  atLeast: 'At least',
  use: 'Save and use it',
};

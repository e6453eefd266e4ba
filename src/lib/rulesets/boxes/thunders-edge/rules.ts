import type { RulesetChanges } from '../../box.ts';
import { factions } from './factions.ts';
import { strategyCards } from './strategy-cards.ts';

/** Thunder's Edge: two strategy cards, its factions, and another technology for an earlier one. */
export const rules: RulesetChanges = {
  strategyCards,
  factions,
  // A space station adds a commodity as long as it is controlled.
  standing: {
    revelation: { commodities: 1 },
    'tsion-station': { commodities: 1 },
    'oluz-station': { commodities: 1 },
    'the-watchtower': { commodities: 1 },
  },
  turnBenders: {
    crisis: 'skip',
    'puppets-on-a-string': 'between',
    overrule: 'primary',
    strategize: 'secondary',
    'extreme-duress': 'duress',
  },
  amended: {
    factions: {
      'council-keleres': { technologies: ['agency-supply-network', 'executive-order'] },
    },
  },
};

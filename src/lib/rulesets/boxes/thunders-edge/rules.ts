import type { RulesetChanges } from '../../box.ts';
import { factions } from './factions.ts';
import { strategyCards } from './strategy-cards.ts';

/** Thunder's Edge: two strategy cards, its factions, and another technology for an earlier one. */
export const rules: RulesetChanges = {
  strategyCards,
  factions,
  amended: {
    factions: {
      'council-keleres': { technologies: ['agency-supply-network', 'executive-order'] },
    },
  },
};

import type { Ruleset, RulesetChanges } from '../../../core/ruleset.ts';
import { factions } from './factions.ts';
import { strategyCards } from './strategy-cards.ts';

const KELERES = 'council-keleres';

/**
 * Thunder's Edge: two strategy cards, its factions, and another technology for the Council Keleres
 * where that is in play.
 */
export function rules(parent: Ruleset): RulesetChanges {
  const keleres = parent.factions[KELERES];
  return {
    strategyCards,
    factions: keleres
      ? {
          ...factions,
          [KELERES]: { ...keleres, technologies: ['agency-supply-network', 'executive-order'] },
        }
      : factions,
  };
}

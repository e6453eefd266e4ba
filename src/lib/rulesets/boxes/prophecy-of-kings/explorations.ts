import type { ExplorationFacts } from '../../../core/cards.ts';
import { attaches, explores, fragments } from '../../exploration-rows.ts';

/** The exploration decks of Prophecy of Kings. */
export const explorations = {
  'cultural-relic-fragment': fragments('cultural', 9, 'cultural'),
  'demilitarized-zone': attaches('cultural', 'demilitarized-zone'),
  'dyson-sphere': attaches('cultural', 'dyson-sphere'),
  'paradise-world': attaches('cultural', 'paradise-world'),
  'tomb-of-emphidia': attaches('cultural', 'tomb-of-emphidia'),
  freelancers: explores('cultural', 3),
  'gamma-wormhole': explores('cultural', 1),
  'mercenary-outfit': explores('cultural', 3),

  'hazardous-relic-fragment': fragments('hazardous', 7, 'hazardous'),
  'lazax-survivors': attaches('hazardous', 'lazax-survivors'),
  'mining-world': attaches('hazardous', 'mining-world'),
  'rich-world': attaches('hazardous', 'rich-world'),
  'warfare-research-facility': attaches('hazardous', 'warfare-research-facility'),
  'core-mine': explores('hazardous', 3, { goods: 1 }),
  expedition: explores('hazardous', 3, { readies: true }),
  'volatile-fuel-source': explores('hazardous', 3, { tokens: 1 }),

  'industrial-relic-fragment': fragments('industrial', 5, 'industrial'),
  'biotic-research-facility': attaches('industrial', 'biotic-research-facility'),
  'cybernetic-research-facility': attaches('industrial', 'cybernetic-research-facility'),
  'propulsion-research-facility': attaches('industrial', 'propulsion-research-facility'),
  'abandoned-warehouses': explores('industrial', 4, { commodities: 2 }, { converts: 2 }),
  'functioning-base': explores(
    'industrial',
    4,
    { commodities: 1 },
    { actionCards: 1, costs: true },
  ),
  // The other choice is a unit.
  'local-fabricators': explores('industrial', 4, { commodities: 1 }, { costs: true }),

  'unknown-relic-fragment': fragments('frontier', 3, 'unknown'),
  'derelict-vessel': explores('frontier', 2, { secrets: 1 }),
  'enigmatic-device': explores('frontier', 2),
  'gamma-relay': explores('frontier', 1),
  'ion-storm': explores('frontier', 1),
  'lost-crew': explores('frontier', 2, { actionCards: 2 }),
  'merchant-station': explores('frontier', 2, { replenishes: true }, { converts: 99 }),
  mirage: explores('frontier', 1),
} satisfies Readonly<Record<string, ExplorationFacts>>;

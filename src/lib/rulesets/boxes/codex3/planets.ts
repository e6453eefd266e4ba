import type { PlanetFacts } from '../../../core/cards.ts';
import { planet } from '../../printed-rows.ts';

/** The third codex: a planet card without a planet, for the Council Keleres. */
export const planets = {
  'custodia-vigilia': {
    ...planet(2, 3, null, 'legendary'),
    offMap: true,
    broughtBy: 'council-keleres',
  },
} satisfies Readonly<Record<string, PlanetFacts>>;

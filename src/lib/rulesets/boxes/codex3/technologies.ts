import type { TechnologyFacts } from '../../../core/cards.ts';
import { factionTechnology } from '../../printed-rows.ts';

/** The technologies of the Council Keleres. */
export const technologies = {
  'iihq-modernization': factionTechnology('council-keleres', 'yellow', { yellow: 1 }),
  'agency-supply-network': factionTechnology('council-keleres', 'yellow', { yellow: 2 }),
} satisfies Readonly<Record<string, TechnologyFacts>>;

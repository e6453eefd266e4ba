import type { TechnologyFacts } from '../../../core/cards.ts';
import { factionTechnology } from '../../printed-rows.ts';

/** The technologies of the Council Keleres. */
export const technologies: Readonly<Record<string, TechnologyFacts>> = {
  'iihq-modernization': factionTechnology('council-keleres', 'yellow', { yellow: 1 }),
  'agency-supply-network': factionTechnology('council-keleres', 'yellow', { yellow: 2 }),
};

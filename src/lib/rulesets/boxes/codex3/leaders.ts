import type { LeaderFacts } from '../../../core/cards.ts';
import { leadersOf } from '../../printed-rows.ts';

/** The leaders of the Council Keleres; its hero goes with the home system that it takes. */
export const leaders: Readonly<Record<string, LeaderFacts>> = {
  ...leadersOf('council-keleres', 'xander-alexin-victori-iii', 'suffi-an-council', [
    'harka-leeds',
    'kuuasi-aun-jalatai',
    'odlynn-myrr',
  ]),
};

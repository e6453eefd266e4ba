import type { LeaderFacts } from '../../../core/cards.ts';
import type { Amendments } from '../../patch.ts';
import { leadersOf } from '../../printed-rows.ts';

/** The leaders of the Council Keleres; its hero goes with the home system that it takes. */
export const leaders: Readonly<Record<string, LeaderFacts>> = {
  ...leadersOf('council-keleres', 'xander-alexin-victori-iii', 'suffi-an-council', [
    'harka-leeds',
    'kuuasi-aun-jalatai',
    'odlynn-myrr',
  ]),
  'xander-alexin-victori-iii': {
    type: 'agent',
    faction: 'council-keleres',
    sellsCommodities: true,
  },
};

/** A hero printed anew: the planets of its owner pay resources and influence together. */
export const amendedLeaders: Amendments<LeaderFacts> = {
  'xxekir-grom': { planetsPay: 'sum' },
};

import type { LeaderFacts } from '../../../core/cards.ts';
import type { Amendments } from '../../patch.ts';
import { leadersOf } from '../../printed-rows.ts';

/** A hero of the Council Keleres, which goes with the home system that it takes. */
const hero = (home: string): LeaderFacts => ({ type: 'hero', faction: 'council-keleres', home });

/** The leaders of the Council Keleres. */
export const leaders = {
  ...leadersOf('council-keleres', 'xander-alexin-victori-iii', 'suffi-an-council', []),
  'xander-alexin-victori-iii': {
    type: 'agent',
    faction: 'council-keleres',
    sellsCommodities: true,
  },
  'harka-leeds': hero('mentak-coalition'),
  'kuuasi-aun-jalatai': hero('argent-flight'),
  'odlynn-myrr': hero('xxcha-kingdom'),
} satisfies Readonly<Record<string, LeaderFacts>>;

/** A hero printed anew: the planets of its owner pay resources and influence together. */
export const amendedLeaders: Amendments<LeaderFacts> = {
  'xxekir-grom': { planetsPay: 'sum' },
};

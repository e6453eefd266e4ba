import type { RelicFacts } from '../../../core/cards.ts';
import { relic } from '../../printed-rows.ts';

/** The seven relics of Thunder's Edge. */
export const relics = {
  'heart-of-ixth': relic('exhaust'),
  'lightrail-ordnance': relic(),
  'metali-void-armaments': relic(),
  'metali-void-shielding': relic(),
  'the-quantumcore': { ...relic(), joinsColours: true },
  'the-silver-flame': relic('purge'),
  'the-triad': relic(),
} satisfies Readonly<Record<string, RelicFacts>>;

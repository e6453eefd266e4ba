import type { ExplorationFacts } from '../../../core/cards.ts';
import { explores } from '../../exploration-rows.ts';

/** Six cards of the frontier. */
export const explorations = {
  'dead-world': explores('frontier', 1, { relic: true }),
  'entropic-field': explores('frontier', 1, { tokens: 1, goods: 2 }),
  'keleres-ship': explores('frontier', 2, { tokens: 2 }),
  'major-entropic-field': explores('frontier', 1, { tokens: 1, goods: 3 }),
  'minor-entropic-field': explores('frontier', 1, { tokens: 1, goods: 1 }),
} satisfies Readonly<Record<string, ExplorationFacts>>;

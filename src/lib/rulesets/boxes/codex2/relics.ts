import type { RelicFacts } from '../../../core/cards.ts';
import { relic } from '../../printed-rows.ts';

/** The three relics of the second codex. */
export const relics = {
  'dynamis-core': relic('purge'),
  'jr-xs455-o': relic('exhaust'),
  'nano-forge': relic(),
} satisfies Readonly<Record<string, RelicFacts>>;

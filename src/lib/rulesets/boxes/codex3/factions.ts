import type { FactionFacts } from '../../../core/ruleset.ts';
import { faction } from '../../card-rows.ts';

/** The faction of the third codex; its home system is chosen at setup. */
export const factions = {
  'council-keleres': faction(2, { technologies: ['agency-supply-network', 'iihq-modernization'] }),
} satisfies Readonly<Record<string, FactionFacts>>;

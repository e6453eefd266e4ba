import type { RulesetChanges } from '../../box.ts';
import { factions } from './factions.ts';
import { riders } from './riders.ts';
import { voteSources } from './vote-sources.ts';

/** Codex III, Vigil: one faction. Its re-worded secrets are scored as before. */
export const rules: RulesetChanges = { factions, riders, voteSources };

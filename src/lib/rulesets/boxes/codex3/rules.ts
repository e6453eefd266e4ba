import type { RulesetChanges } from '../../box.ts';
import { factions } from './factions.ts';
import { riders } from './riders.ts';

/** Codex III, Vigil: one faction. Its re-worded secrets are scored as before. */
export const rules: RulesetChanges = { factions, riders };

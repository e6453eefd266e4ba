import type { RulesetChanges } from '../../core/ruleset.ts';
import { factions } from './factions.ts';

/** Codex III, Vigil: one faction. Its re-worded secrets change words only. */
export const codex3: RulesetChanges = { factions };

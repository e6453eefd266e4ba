import type { RulesetChanges } from '../../box.ts';

/** Codex II, Affinity: a relic with which more commodities are held. */
export const rules = { standing: { 'dynamis-core': { commodities: 2 } } } satisfies RulesetChanges;

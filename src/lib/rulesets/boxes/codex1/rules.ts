import type { RulesetChanges } from '../../box.ts';
import { riders } from './riders.ts';
import { strategyCards } from './strategy-cards.ts';

/** Codex I, Ordinian: a new Diplomacy, one more prediction, a note worded anew. */
export const rules = { strategyCards, riders } satisfies RulesetChanges;

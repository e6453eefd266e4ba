import type { RulesetChanges } from '../../box.ts';
import { riders } from './riders.ts';
import { strategyCards } from './strategy-cards.ts';

/** Codex I, Ordinian: a new Diplomacy and one more prediction. */
export const rules: RulesetChanges = { strategyCards, riders };

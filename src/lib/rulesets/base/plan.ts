import type { RoundPlan } from '../../core/ruleset.ts';

/** The status phase of the fourth edition, in eight steps (LRR 1.2 70, LRR PoK 81). */
export const plan: RoundPlan = {
  id: 'fourth-edition',
  statusSteps: [
    'score',
    'reveal',
    'draw',
    'return-tokens',
    'tokens',
    'ready',
    'repair',
    'return-cards',
  ],
};

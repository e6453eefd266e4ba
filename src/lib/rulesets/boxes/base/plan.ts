import type { RoundPlan } from '../../../core/ruleset.ts';

/** The round of the fourth edition (LRR 1.2 36), its status phase in eight steps (LRR PoK 81). */
export const plan: RoundPlan = {
  id: 'fourth-edition',
  phases: [
    { phase: 'strategy', steps: ['pick', 'goods'] },
    { phase: 'action', steps: ['turn', 'strategic', 'tactical', 'component'] },
    {
      phase: 'status',
      steps: [
        'score',
        'reveal',
        'draw',
        'return-tokens',
        'tokens',
        'ready',
        'repair',
        'return-cards',
      ],
    },
    {
      phase: 'agenda',
      steps: ['reveal', 'vote', 'outcome', 'riders', 'ready'],
      comes: 'custodians-gone',
    },
  ],
};

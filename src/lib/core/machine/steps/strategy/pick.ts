/** Picks from the speaker on, pass by pass (LRR PoK 84.1). */
import { openStrategy } from '../../../changes/open-step.ts';
import { leavesWhen, records } from '../../transitions.ts';
import type { StepDefinition } from '../../step-definition.ts';

export const pick: StepDefinition = {
  opens: (game, first) => openStrategy(game, 'pick', first),
  transitions: (exits) => ({
    always: leavesWhen('everyone has picked', exits),
    on: {
      'strategy-card.chosen': records(),
      'pick.skipped': records(),
    },
  }),
};

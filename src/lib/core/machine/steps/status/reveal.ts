/** One more public objective is turned up; without one the game ends (LRR PoK 81.2). */
import { openStatus } from '../../../changes/open-step.ts';
import { leavesWhen, leaves } from '../../transitions.ts';
import type { StepDefinition } from '../../step-definition.ts';

export const reveal: StepDefinition = {
  passedOver: () => [{ type: 'step.finished' }],
  opens: (game, first) => openStatus(game, 'reveal', first),
  transitions: (exits) => ({
    always: [
      ...leavesWhen('no objective is left', [{ target: '#over', actions: ['end by objectives'] }]),
      ...leavesWhen('the deck is used up', exits),
    ],
    on: {
      'objective.revealed': leaves(exits),
      'step.finished': leaves(exits),
    },
  }),
};

/** Everyone scores, in turn (LRR PoK 81.1); a pass that is undone leads back into the turns. */
import { openStatus } from '../../../changes/open-step.ts';
import { leavesWhen, records } from '../../transitions.ts';
import type { StepDefinition } from '../../step-definition.ts';

export const score: StepDefinition = {
  opens: (game, first) => openStatus(game, 'score', first),
  transitions: (exits, has) => ({
    always: [
      ...leavesWhen('the claims end the game', [{ target: '#over', actions: ['end by goal'] }]),
      ...leavesWhen('everyone has answered', exits),
    ],
    on: {
      'scoring.answered': records(),
      ...(has('action', 'turn') ? { 'turn.resumed': records('#action.turn') } : {}),
    },
  }),
};

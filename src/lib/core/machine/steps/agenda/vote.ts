/** Everyone votes, in turn (LRR 1.2 8.5-8.16). */
import { openAgenda } from '../../../changes/open-step.ts';
import { leavesWhen, records } from '../../transitions.ts';
import type { StepDefinition } from '../../step-definition.ts';
import { decisions } from './decisions.ts';

export const vote: StepDefinition = {
  opens: (game, first) => openAgenda(game, 'vote', first),
  transitions: (_, __, phase) => ({
    always: leavesWhen('everyone has voted', [{ target: `#${phase}.outcome` }]),
    on: {
      'prediction.made': records(),
      'voter.barred': records(),
      'voting-order.changed': records(),
      'votes.cast': records(),
      ...decisions(phase),
    },
  }),
};

/** Right predictions are paid, and a secret that a law shows is published (LRR 1.2 8.22). */
import { openAgenda } from '../../../changes/open-step.ts';
import { leavesWhen, records } from '../../transitions.ts';
import type { StepDefinition } from '../../step-definition.ts';

export const riders: StepDefinition = {
  opens: (game, first) => openAgenda(game, 'riders', first),
  transitions: (exits, _, phase) => ({
    always: [
      // Before the slots: a second vote takes none (R-AGD-17).
      ...leavesWhen('a law is voted on again', [
        { target: `#${phase}.vote`, actions: ['open the vote again'] },
      ]),
      // One that another phase has opened takes none.
      ...(phase === 'agenda'
        ? leavesWhen('another agenda follows', [
            { target: `#${phase}.reveal`, actions: ['open next slot'] },
          ])
        : []),
      ...leavesWhen('the agendas are done', exits),
    ],
    on: { 'rider.paid': records() },
  }),
};

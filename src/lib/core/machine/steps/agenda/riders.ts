/** Right predictions are paid, and a secret that a law shows is published (LRR 1.2 8.22). */
import { openAgenda } from '../../../changes/open-step.ts';
import { goesOnWhen, hears } from '../../hear.ts';
import type { ShelfStep } from '../../shelf-step.ts';

export const riders: ShelfStep = {
  opens: (game, first) => openAgenda(game, 'riders', first),
  moves: (ways, _, phase) => ({
    always: [
      // Before the slots: a second vote takes none (R-AGD-17).
      ...goesOnWhen('a law is voted on again', [
        { target: `#${phase}.vote`, actions: ['open the vote again'] },
      ]),
      // One that another phase has opened takes none.
      ...(phase === 'agenda'
        ? goesOnWhen('another agenda follows', [
            { target: `#${phase}.reveal`, actions: ['open next slot'] },
          ])
        : []),
      ...goesOnWhen('the agendas are done', ways),
    ],
    on: { 'rider.paid': hears() },
  }),
};

/** One more public objective is turned up; without one the game ends (LRR PoK 81.2). */
import { openStatus } from '../../../changes/open-step.ts';
import { goesOnWhen, leadsOn } from '../../hear.ts';
import type { ShelfStep } from '../../shelf-step.ts';

export const reveal: ShelfStep = {
  passedOver: () => [{ type: 'step.finished' }],
  opens: (game, first) => openStatus(game, 'reveal', first),
  moves: (ways) => ({
    always: [
      ...goesOnWhen('no objective is left', [{ target: '#over', actions: ['end by objectives'] }]),
      ...goesOnWhen('the deck is used up', ways),
    ],
    on: {
      'objective.revealed': leadsOn(ways),
      'step.finished': leadsOn(ways),
    },
  }),
};

/** Everyone scores, in turn (LRR PoK 81.1); a pass that is undone leads back into the turns. */
import { openStatus } from '../../../changes/open-step.ts';
import { goesOnWhen, hears } from '../../hear.ts';
import type { ShelfStep } from '../../shelf-step.ts';

export const score: ShelfStep = {
  opens: (game, first) => openStatus(game, 'score', first),
  moves: (ways, has) => ({
    always: goesOnWhen('everyone has answered', ways),
    on: {
      'scoring.answered': hears(),
      ...(has('action', 'turn') ? { 'turn.resumed': hears('#action.turn') } : {}),
    },
  }),
};

/** Picks from the speaker on, pass by pass (LRR PoK 84.1). */
import { openStrategy } from '../../../changes/open-step.ts';
import { goesOnWhen, hears } from '../../hear.ts';
import type { ShelfStep } from '../../shelf-step.ts';

export const pick: ShelfStep = {
  opens: (game, first) => openStrategy(game, 'pick', first),
  moves: (ways) => ({
    always: goesOnWhen('everyone has picked', ways),
    on: {
      'strategy-card.chosen': hears(),
      'pick.skipped': hears(),
    },
  }),
};

/** Two objectives are turned up, and the game starts (LRR PoK 61.13, 80.5). */
import { openSetup } from '../../../changes/open-step.ts';
import { hears, leadsOn } from '../../hear.ts';
import type { ShelfStep } from '../../shelf-step.ts';

export const opening: ShelfStep = {
  opens: (game) => openSetup(game, 'opening'),
  moves: (ways) => ({
    on: {
      'objective.revealed': hears(),
      'game.started': leadsOn(ways),
    },
  }),
};

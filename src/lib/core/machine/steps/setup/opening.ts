/** Two objectives are turned up, and the game starts (LRR PoK 61.13, 80.5). */
import { openSetup } from '../../../changes/open-step.ts';
import { records, leaves } from '../../transitions.ts';
import type { StepDefinition } from '../../step-definition.ts';

export const opening: StepDefinition = {
  opens: (game) => openSetup(game, 'opening'),
  transitions: (exits) => ({
    on: {
      'objective.revealed': records(),
      'game.started': leaves(exits),
    },
  }),
};

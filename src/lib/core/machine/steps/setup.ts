/** The steps of the setup. */
import { records, leaves, leavesWhen } from '../transitions.ts';
import type { StepDefinition } from '../step-definition.ts';
import { openSetup } from '../../changes/open-step.ts';

/** The table is laid. */
export const table: StepDefinition = {
  opens: (game) => openSetup(game, 'table'),
  transitions: () => ({ on: { 'game.created': records('#setup.opening') } }),
};

/** Two objectives are turned up, and the game starts (LRR PoK 61.13, 80.5). */
export const opening: StepDefinition = {
  opens: (game) => openSetup(game, 'opening'),
  transitions: (exits) => ({
    on: {
      'objective.revealed': records(),
      'game.started': leaves(exits),
    },
  }),
};

/** Where more secrets are drawn than one, each player keeps one of them (LRR PoK 61.20; R-SET-03). */
export const secrets: StepDefinition = {
  opens: (game) => openSetup(game, 'secrets'),
  transitions: (exits) => ({
    always: leavesWhen('everyone has one secret', exits),
    on: { 'secrets.kept': records() },
  }),
};

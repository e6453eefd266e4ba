/** The table is laid. */
import { records } from '../../transitions.ts';
import type { StepDefinition } from '../../step-definition.ts';
import { openSetup } from '../../../changes/open-step.ts';

export const table: StepDefinition = {
  opens: (game) => openSetup(game, 'table'),
  transitions: () => ({ on: { 'game.created': records('#setup.opening') } }),
};

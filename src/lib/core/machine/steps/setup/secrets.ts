/** Where more secrets are drawn than one, each player keeps one of them (LRR PoK 61.20; R-SET-03). */
import { openSetup } from '../../../changes/open-step.ts';
import { leavesWhen, records } from '../../transitions.ts';
import type { StepDefinition } from '../../step-definition.ts';

export const secrets: StepDefinition = {
  opens: (game) => openSetup(game, 'secrets'),
  transitions: (exits) => ({
    always: leavesWhen('everyone has one secret', exits),
    on: { 'secrets.kept': records() },
  }),
};

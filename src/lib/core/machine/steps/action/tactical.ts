/** A tactical action (LRR 1.2 78; LRR PoK 89). */
import { openAction } from '../../../changes/open-step.ts';
import type { StepDefinition } from '../../step-definition.ts';
import { endings } from './endings.ts';

export const tactical: StepDefinition = {
  opens: (game, first) => openAction(game, 'tactical', first),
  transitions: () => ({ on: endings }),
};

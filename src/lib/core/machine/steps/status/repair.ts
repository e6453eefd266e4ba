/** Units are repaired (LRR PoK 81.7). */
import { openStatus } from '../../../changes/open-step.ts';
import { leaves } from '../../transitions.ts';
import type { StepDefinition } from '../../step-definition.ts';

export const repair: StepDefinition = {
  opens: (game, first) => openStatus(game, 'repair', first),
  transitions: (exits) => ({ on: { 'units.repaired': leaves(exits) } }),
  routine: () => [{ type: 'units.repaired' }],
};

/** Cards are readied (LRR PoK 81.6). */
import { openStatus } from '../../../changes/open-step.ts';
import { leaves } from '../../transitions.ts';
import type { StepDefinition } from '../../step-definition.ts';

export const ready: StepDefinition = {
  opens: (game, first) => openStatus(game, 'ready', first),
  transitions: (exits) => ({ on: { 'cards.readied': leaves(exits) } }),
  routine: () => [{ type: 'cards.readied' }],
};

/** Planets ready, and the phase is over (LRR 1.2 8.23). */
import { openAgenda } from '../../../changes/open-step.ts';
import { leaves } from '../../transitions.ts';
import type { StepDefinition } from '../../step-definition.ts';

export const ready: StepDefinition = {
  opens: (game, first) => openAgenda(game, 'ready', first),
  transitions: (exits) => ({ on: { 'planets.readied': leaves(exits) } }),
};

/** The top agenda is revealed (LRR 1.2 8.2). */
import { openAgenda } from '../../../changes/open-step.ts';
import { records } from '../../transitions.ts';
import type { StepDefinition } from '../../step-definition.ts';

export const reveal: StepDefinition = {
  opens: (game, first) => openAgenda(game, 'reveal', first),
  transitions: () => ({ on: { 'agenda.revealed': records('#agenda.vote') } }),
};

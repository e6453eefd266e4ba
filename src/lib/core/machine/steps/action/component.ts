/**
 * A component action: what it plays may still be said, it may be cancelled (LRR 1.2 21), and it may
 * open an agenda (R-AGD-27).
 */
import { openAction } from '../../../changes/open-step.ts';
import { records } from '../../transitions.ts';
import type { StepDefinition } from '../../step-definition.ts';
import { endings } from './endings.ts';

export const component: StepDefinition = {
  opensAgenda: true,
  opens: (game, first) => openAction(game, 'component', first),
  transitions: () => ({
    on: {
      'component-action.taken': records(),
      'component-action.cancelled': records('#action.turn'),
      ...endings,
    },
  }),
};

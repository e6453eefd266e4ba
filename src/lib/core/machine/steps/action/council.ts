/** A council that the table holds without a card: the turn waits for it (R-VAR-22). */
import { openAction } from '../../../changes/open-step.ts';
import { records } from '../../transitions.ts';
import type { StepDefinition } from '../../step-definition.ts';

export const council: StepDefinition = {
  opensAgenda: true,
  opens: (game, first) => openAction(game, 'council', first),
  transitions: () => ({
    on: {
      'council.called': records(),
      'council.voiced': records(),
      'council.closed': records('#action.turn'),
    },
  }),
};

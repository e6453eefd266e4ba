/**
 * A strategic action: its card was laid down, its primary is resolved (LRR PoK 82). A ruleset may have a
 * card that opens an agenda (R-AGD-27).
 */
import { openAction } from '../../../changes/open-step.ts';
import { records } from '../../transitions.ts';
import type { StepDefinition } from '../../step-definition.ts';
import { endings } from './endings.ts';

export const strategic: StepDefinition = {
  opensAgenda: true,
  opens: (game, first) => openAction(game, 'strategic', first),
  transitions: () => ({
    on: {
      'primary.resolved': records(),
      'council.called': records(),
      'council.voiced': records(),
      'tokens.redistributed': records(),
      ...endings,
    },
  }),
};

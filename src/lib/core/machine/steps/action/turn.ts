/** The active player chooses an action, or passes (LRR 1.2 3). */
import { openAction } from '../../../changes/open-step.ts';
import { records, leaves } from '../../transitions.ts';
import type { StepDefinition } from '../../step-definition.ts';

export const turn: StepDefinition = {
  opens: (game, first) => openAction(game, 'turn', first),
  transitions: (_, has) => ({
    on: {
      'strategy-card.played': records('#action.strategic'),
      'tactical-action.taken': records('#action.tactical'),
      'component-action.taken': records('#action.component'),
      'strategy-card.lent': records('#action.strategic'),
      'strategy-card.opened': records(),
      'turn.passed': records(),
      'turn.skipped': records(),
      'turn.inserted': records(),
      'turn.ended': records(),
      ...(has('action', 'council') ? { 'council.opened': records('#action.council') } : {}),
      // A card that is played as the last pick is made comes before the first turn.
      ...(has('strategy', 'pick')
        ? {
            'strategy-card.put-back': leaves([
              { when: 'no one has acted', target: '#strategy.pick' },
            ]),
          }
        : {}),
    },
  }),
};

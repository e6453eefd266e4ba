/** The active player chooses an action, or passes (LRR 1.2 3). */
import { openAction } from '../../../changes/open-step.ts';
import { hears, leadsOn } from '../../hear.ts';
import type { ShelfStep } from '../../shelf-step.ts';

export const turn: ShelfStep = {
  opens: (game, first) => openAction(game, 'turn', first),
  moves: (_, has) => ({
    on: {
      'strategy-card.played': hears('may play strategy card', '#action.strategic'),
      'tactical-action.taken': hears('may take tactical action', '#action.tactical'),
      'component-action.taken': hears('may take component action', '#action.component'),
      'strategy-card.lent': hears('may lend card', '#action.strategic'),
      'turn.passed': hears('may pass'),
      'turn.skipped': hears('may skip turn'),
      'turn.inserted': hears('may act between'),
      'turn.ended': hears('may end turn'),
      // A card that is played as the last pick is made comes before the first turn.
      ...(has('strategy', 'pick')
        ? {
            'strategy-card.put-back': leadsOn(
              [{ when: 'nobody has acted', target: '#strategy.pick' }],
              'may put card back',
            ),
          }
        : {}),
    },
  }),
};

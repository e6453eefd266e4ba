/** The active player chooses an action, or passes (LRR 1.2 3). */
import { openAction } from '../../../changes/open-step.ts';
import { hears, leadsOn } from '../../hear.ts';
import type { ShelfStep } from '../../shelf-step.ts';

export const turn: ShelfStep = {
  opens: (game, first) => openAction(game, 'turn', first),
  moves: (_, has) => ({
    on: {
      'strategy-card.played': hears('#action.strategic'),
      'tactical-action.taken': hears('#action.tactical'),
      'component-action.taken': hears('#action.component'),
      'strategy-card.lent': hears('#action.strategic'),
      'turn.passed': hears(),
      'turn.skipped': hears(),
      'turn.inserted': hears(),
      'turn.ended': hears(),
      // A card that is played as the last pick is made comes before the first turn.
      ...(has('strategy', 'pick')
        ? {
            'strategy-card.put-back': leadsOn([
              { when: 'nobody has acted', target: '#strategy.pick' },
            ]),
          }
        : {}),
    },
  }),
};

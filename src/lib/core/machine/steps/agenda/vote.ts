/** Everyone votes, in turn (LRR 1.2 8.5-8.16). */
import { openAgenda } from '../../../changes/open-step.ts';
import { goesOnWhen, hears } from '../../hear.ts';
import type { ShelfStep } from '../../shelf-step.ts';
import { decisions } from './decisions.ts';

export const vote: ShelfStep = {
  opens: (game, first) => openAgenda(game, 'vote', first),
  moves: (_, __, phase) => ({
    always: goesOnWhen('everyone has voted', [{ target: `#${phase}.outcome` }]),
    on: {
      'prediction.made': hears(),
      'voter.barred': hears(),
      'voting-order.changed': hears(),
      'votes.cast': hears(),
      ...decisions(phase),
    },
  }),
};

/** A component action: what it plays may still be said, and it may be cancelled (LRR 1.2 21). */
import { openAction } from '../../../changes/open-step.ts';
import { hears } from '../../hear.ts';
import type { ShelfStep } from '../../shelf-step.ts';
import { endings } from './endings.ts';

export const component: ShelfStep = {
  opens: (game, first) => openAction(game, 'component', first),
  moves: () => ({
    on: {
      'component-action.taken': hears('may take component action'),
      'component-action.cancelled': hears('may cancel action', '#action.turn'),
      ...endings,
    },
  }),
};

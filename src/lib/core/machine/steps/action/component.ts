/**
 * A component action: what it plays may still be said, it may be cancelled (LRR 1.2 21), and it may
 * open an agenda (R-AGD-27).
 */
import { openAction } from '../../../changes/open-step.ts';
import { hears } from '../../hear.ts';
import type { ShelfStep } from '../../shelf-step.ts';
import { endings } from './endings.ts';

export const component: ShelfStep = {
  opensAgenda: true,
  opens: (game, first) => openAction(game, 'component', first),
  moves: () => ({
    on: {
      'component-action.taken': hears(),
      'component-action.cancelled': hears('#action.turn'),
      ...endings,
    },
  }),
};

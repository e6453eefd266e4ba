/** A tactical action (LRR 1.2 78; LRR PoK 89). */
import { openAction } from '../../../changes/open-step.ts';
import type { ShelfStep } from '../../shelf-step.ts';
import { endings } from './endings.ts';

export const tactical: ShelfStep = {
  opens: (game, first) => openAction(game, 'tactical', first),
  moves: () => ({ on: endings }),
};

/** Strategy cards return to the common area (LRR PoK 81.8). */
import { openStatus } from '../../../changes/open-step.ts';
import { leadsOn } from '../../hear.ts';
import type { ShelfStep } from '../../shelf-step.ts';

export const returnCards: ShelfStep = {
  opens: (game, first) => openStatus(game, 'return-cards', first),
  moves: (ways) => ({ on: { 'strategy-cards.returned': leadsOn(ways) } }),
  routine: (_, __, kept) => [{ type: 'strategy-cards.returned', kept: [...kept] }],
};

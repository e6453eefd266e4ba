/** Cards are readied (LRR PoK 81.6). */
import { openStatus } from '../../../changes/open-step.ts';
import { leadsOn } from '../../hear.ts';
import type { ShelfStep } from '../../shelf-step.ts';

export const ready: ShelfStep = {
  opens: (game, first) => openStatus(game, 'ready', first),
  moves: (ways) => ({ on: { 'cards.readied': leadsOn(ways) } }),
  routine: () => [{ type: 'cards.readied' }],
};

/** Units are repaired (LRR PoK 81.7). */
import { openStatus } from '../../../changes/open-step.ts';
import { leadsOn } from '../../hear.ts';
import type { ShelfStep } from '../../shelf-step.ts';

export const repair: ShelfStep = {
  opens: (game, first) => openStatus(game, 'repair', first),
  moves: (ways) => ({ on: { 'units.repaired': leadsOn(ways) } }),
  routine: () => [{ type: 'units.repaired' }],
};

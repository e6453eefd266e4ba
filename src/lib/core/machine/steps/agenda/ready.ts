/** Planets ready, and the phase is over (LRR 1.2 8.23). */
import { openAgenda } from '../../../changes/open-step.ts';
import { leadsOn } from '../../hear.ts';
import type { ShelfStep } from '../../shelf-step.ts';

export const ready: ShelfStep = {
  opens: (game, first) => openAgenda(game, 'ready', first),
  moves: (ways) => ({ on: { 'planets.readied': leadsOn(ways) } }),
};

/** The top agenda is revealed (LRR 1.2 8.2). */
import { openAgenda } from '../../../changes/open-step.ts';
import { hears } from '../../hear.ts';
import type { ShelfStep } from '../../shelf-step.ts';

export const reveal: ShelfStep = {
  opens: (game, first) => openAgenda(game, 'reveal', first),
  moves: () => ({ on: { 'agenda.revealed': hears('#agenda.vote') } }),
};

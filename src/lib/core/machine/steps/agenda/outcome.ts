/** The votes are counted, a tie is broken (LRR 1.2 8.17-8.19). */
import { openAgenda } from '../../../changes/open-step.ts';
import { hears } from '../../hear.ts';
import type { ShelfStep } from '../../shelf-step.ts';
import { decisions } from './decisions.ts';

export const outcome: ShelfStep = {
  opens: (game, first) => openAgenda(game, 'outcome', first),
  moves: (_, __, phase) => ({
    on: { 'votes.added': hears(), ...decisions(phase) },
  }),
};

/** Where more secrets are drawn than one, each player keeps one of them (LRR PoK 61.20; R-SET-03). */
import { openSetup } from '../../../changes/open-step.ts';
import { goesOnWhen, hears } from '../../hear.ts';
import type { ShelfStep } from '../../shelf-step.ts';

export const secrets: ShelfStep = {
  opens: (game) => openSetup(game, 'secrets'),
  moves: (ways) => ({
    always: goesOnWhen('everyone has one secret', ways),
    on: { 'secrets.kept': hears() },
  }),
};

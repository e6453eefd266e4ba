/** Goods are placed on the cards that no one picked (LRR PoK 84.2). */
import { openStrategy } from '../../../changes/open-step.ts';
import { goesOnWhen, leadsOn } from '../../hear.ts';
import type { ShelfStep } from '../../shelf-step.ts';

export const goods: ShelfStep = {
  opens: (game, first) => openStrategy(game, 'goods', first),
  moves: (ways) => ({
    always: goesOnWhen('no card is left', ways),
    on: { 'goods.placed': leadsOn(ways) },
  }),
};

/** Goods are placed on the cards that no one picked (LRR PoK 84.2). */
import { openStrategy } from '../../../changes/open-step.ts';
import { leavesWhen, leaves } from '../../transitions.ts';
import type { StepDefinition } from '../../step-definition.ts';

export const goods: StepDefinition = {
  opens: (game, first) => openStrategy(game, 'goods', first),
  transitions: (exits) => ({
    always: leavesWhen('no card is left', exits),
    on: { 'goods.placed': leaves(exits) },
  }),
};

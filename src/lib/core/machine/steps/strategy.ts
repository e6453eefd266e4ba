/** The steps of the strategy phase. */
import { openStrategy } from '../../changes/open-step.ts';
import { leavesWhen, records, leaves } from '../transitions.ts';
import type { StepDefinition } from '../step-definition.ts';

/** Picks from the speaker on, pass by pass (LRR PoK 84.1). */
export const pick: StepDefinition = {
  opens: (game, first) => openStrategy(game, 'pick', first),
  transitions: (exits) => ({
    always: leavesWhen('everyone has picked', exits),
    on: {
      'strategy-card.chosen': records(),
      'pick.skipped': records(),
    },
  }),
};

/** Goods are placed on the cards that no one picked (LRR PoK 84.2). */
export const goods: StepDefinition = {
  opens: (game, first) => openStrategy(game, 'goods', first),
  transitions: (exits) => ({
    always: leavesWhen('no card is left', exits),
    on: { 'goods.placed': leaves(exits) },
  }),
};

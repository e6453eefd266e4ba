/** Strategy phase: picks from the speaker clockwise, then goods on unpicked cards (LRR PoK 84). */
import { chart, heard, judged } from '../chart.ts';

export const strategyPhase = chart.createStateConfig({
  id: 'strategy',
  initial: 'pick',
  states: {
    pick: {
      always: { guard: 'everyone has picked', target: 'goods' },
      on: heard('strategy-card.chosen', 'pick.skipped'),
    },
    goods: {
      always: { guard: 'no card is left', target: '#action', actions: 'open action phase' },
      on: { 'goods.placed': judged('goods.placed', '#action', 'open action phase') },
    },
  },
  on: {
    'strategy-card.put-back': judged('strategy-card.put-back', '.pick'),
  },
});

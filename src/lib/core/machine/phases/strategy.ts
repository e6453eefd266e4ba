/** Strategy phase: picks from the speaker clockwise, then goods on unpicked cards (LRR PoK 84). */
import { chart, heard, judged, opens } from '../chart.ts';

export const strategyPhase = chart.createStateConfig({
  id: 'strategy',
  initial: 'pick',
  states: {
    pick: {
      ...opens('strategy', 'pick'),
      always: { guard: 'everyone has picked', target: 'goods' },
      on: heard('strategy-card.chosen', 'pick.skipped'),
    },
    goods: {
      ...opens('strategy', 'goods'),
      always: { guard: 'no card is left', target: '#action' },
      on: { 'goods.placed': judged('goods.placed', '#action') },
    },
  },
  on: {
    'strategy-card.put-back': judged('strategy-card.put-back', '.pick'),
  },
});

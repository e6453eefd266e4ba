/** Setup: the table is laid, two objectives are turned up, the game starts (LRR PoK 61.13, 80.5). */
import { chart, heard, judged, opens } from '../chart.ts';

export const setupPhase = chart.createStateConfig({
  initial: 'table',
  states: {
    table: {
      ...opens('setup', 'table'),
      on: { 'game.created': judged('game.created', 'opening') },
    },
    opening: {
      ...opens('setup', 'opening'),
      on: {
        ...heard('objective.revealed'),
        'game.started': judged('game.started', '#strategy', 'begin the round'),
      },
    },
  },
});

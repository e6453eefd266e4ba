/** Action phase: turns in initiative order until all have passed (LRR 1.2 3; LRR PoK 82, 89). */
import { chart, heard, judged, opens } from '../chart.ts';

/** What ends an action: the turn, or a further action granted in it (R-ACT-11). */
const endings = {
  'turn.ended': judged('turn.ended', 'turn'),
  'action.granted': judged('action.granted', 'turn'),
};

export const actionPhase = chart.createStateConfig({
  id: 'action',
  initial: 'turn',
  always: [
    { guard: 'everyone has passed', target: '#status' },
    { guard: 'the active seat is gone', target: '.turn', actions: 'advance the turn' },
  ],
  on: heard('secondary.answered', 'secondaries.declined', 'followers.freed', 'combat.won'),
  states: {
    turn: {
      ...opens('action', 'turn'),
      on: {
        'strategy-card.played': judged('strategy-card.played', 'strategic'),
        'tactical-action.taken': judged('tactical-action.taken', 'tactical'),
        'component-action.taken': judged('component-action.taken', 'component'),
        ...heard('turn.passed', 'turn.ended'),
      },
    },
    strategic: {
      ...opens('action', 'strategic'),
      on: { ...heard('primary.resolved'), ...endings },
    },
    tactical: { ...opens('action', 'tactical'), on: endings },
    component: {
      ...opens('action', 'component'),
      on: {
        'component-action.cancelled': judged('component-action.cancelled', 'turn'),
        ...endings,
      },
    },
  },
});

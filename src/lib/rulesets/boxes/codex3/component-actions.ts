import { playedAgents, playedHeroes } from '../../played-rows.ts';

/** What the third codex plays as a component action; one hero is none there. */
export const componentActions = {
  ...playedAgents({ zeu: { faction: 'naalu-collective' } }),
  ...playedHeroes({
    'harka-leeds': { faction: 'council-keleres', changes: { actionCards: 3 } },
    'dannel-of-the-tenth': { faction: 'yin-brotherhood' },
  }),
  'leader-xxekir-grom': null,
};

import type { Terms } from '../../game-terms.ts';

/** What Twilight Imperium 4 calls things. */
export const base: Terms = {
  phases: {
    setup: 'Setup',
    strategy: 'Strategy',
    action: 'Action',
    status: 'Status',
    agenda: 'Agenda',
    over: 'End',
  },
  steps: {
    setup: { table: 'Set up the game', opening: 'Opening objectives', secrets: 'Keep one secret' },
    strategy: { pick: 'Choose strategy cards', goods: 'Goods on unpicked cards' },
    action: {
      turn: 'Choose an action',
      strategic: 'Strategic action',
      tactical: 'Tactical action',
      component: 'Component action',
    },
    status: {
      score: 'Score objectives',
      reveal: 'Reveal a public objective',
      draw: 'Draw action cards',
      'return-tokens': 'Return command tokens',
      tokens: 'Gain and redistribute tokens',
      ready: 'Ready cards',
      repair: 'Repair units',
      'return-cards': 'Return strategy cards',
    },
    agenda: {
      reveal: 'Reveal an agenda',
      vote: 'Vote',
      outcome: 'Resolve the outcome',
      riders: 'Pay riders',
      ready: 'Ready planets',
    },
    over: { result: 'Result' },
  },
  pools: {
    tactic: { name: 'Tactic', within: 'tactic', short: 'T' },
    fleet: { name: 'Fleet', within: 'fleet', short: 'F' },
    strategy: { name: 'Strategy', within: 'strategy', short: 'S' },
  },
  people: {
    faction: 'Faction',
    noFaction: 'No faction',
    findFaction: 'Which faction?',
    abilities: 'A new faction brings its own commodity limit and abilities.',
  },
};

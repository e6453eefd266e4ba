import type { Terms } from '../../game-terms.ts';
import { counted } from '../parts/amounts.ts';

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
      council: 'Council',
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
  within: {
    strategy: 'strategy phase',
    action: 'action phase',
    status: 'status phase',
    agenda: 'agenda phase',
  },
  pools: {
    tactic: {
      name: 'Tactic',
      within: 'tactic',
      place: 'tactic pool',
      short: 'T',
      tokens: counted('tactic token'),
    },
    fleet: {
      name: 'Fleet',
      within: 'fleet',
      place: 'fleet pool',
      short: 'F',
      tokens: counted('fleet token'),
    },
    strategy: {
      name: 'Strategy',
      within: 'strategy',
      place: 'strategy pool',
      short: 'S',
      tokens: counted('strategy token'),
    },
  },
  payable: ['tactic or strategy token', 'tactic or strategy tokens'],
  people: {
    faction: 'Faction',
    one: 'faction',
    many: 'factions',
    any: 'a faction',
    another: 'another faction',
    profile: 'Person, faction, colour',
    noFaction: 'No faction',
    findFaction: 'Which faction?',
    abilities: 'A new faction brings its own commodity limit and abilities.',
  },
  sentences: {
    heads: 'T, F, S: command tokens in the tactic, fleet and strategy pools. Com.: commodities.',
    fleetLowered: 'Fleet pool lowered? Check the ships in every system.',
  },
};

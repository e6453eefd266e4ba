import type { RulesetChanges } from '../../box.ts';
import { factions } from './factions.ts';
import { strategyCards } from './strategy-cards.ts';

/** Thunder's Edge: two strategy cards, its factions, and another technology for an earlier one. */
export const rules = {
  strategyCards,
  factions,
  // A space station adds a commodity as long as it is controlled.
  standing: {
    revelation: { commodities: 1 },
    'tsion-station': { commodities: 1 },
    'oluz-station': { commodities: 1 },
    'the-watchtower': { commodities: 1 },
  },
  // Ocean cards, which are no planets that someone takes.
  comeReadied: ['brine-pool', 'coral-reef', 'deep-abyss', 'ice-shelf', 'lost-fleet'],
  // Each part once, at the end of one's own turn.
  expedition: {
    planet: 'thunders-edge',
    brings: {
      'embers-of-muaat': { planet: 'avernus', readied: true },
      'council-keleres': { planet: 'custodia-vigilia', readied: false },
    },
    parts: {
      resources: { resources: 5 },
      'action-cards': { actionCards: 2 },
      influence: { influence: 5 },
      'secret-objective': { secrets: 1 },
      'technology-specialty': { specialties: 1 },
      'trade-goods': { goods: 3 },
    },
  },
  turnBenders: {
    crisis: 'skip',
    'puppets-on-a-string': 'between',
    overrule: 'primary',
    strategize: 'secondary',
    'extreme-duress': 'duress',
  },
  // The top or the bottom card of the deck.
  agendaOpeners: { 'executive-order': { agendas: 1, speaker: true }, 'xxekir-grom': null },
  amended: {
    factions: {
      'council-keleres': { technologies: ['agency-supply-network', 'executive-order'] },
    },
  },
} satisfies RulesetChanges;

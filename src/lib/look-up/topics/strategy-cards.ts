/** The eight strategy cards: numbers, printed names, what leads where. */
import type { TopicRows } from '../topic.ts';

export const strategyCards = {
  leadership: {
    sections: ['45', null],
    printed: { en: 'Leadership (Strategy Card)', fr: 'Gouvernance' },
    related: [
      'command-sheet',
      'command-tokens',
      'influence',
      'initiative-order',
      'strategic-action',
      'strategy-card',
    ],
    points: {
      primary: { at: ['45.2', null], rules: ['R-CARD-01'] },
      secondary: { at: ['45.3', null], rules: ['R-CARD-02'] },
      pools: { at: ['45.4', null] },
    },
  },
  diplomacy: {
    sections: ['30', null],
    printed: { en: 'Diplomacy (Strategy Card)', fr: 'Diplomatie' },
    related: [
      'active-system',
      'command-tokens',
      'initiative-order',
      'planets',
      'readied',
      'strategic-action',
      'strategy-card',
    ],
    points: {
      system: { at: ['30.2', null] },
      tokens: { at: ['30.2', null], rules: ['R-CARD-04'] },
      'none-left': { at: ['30.2', null], rules: ['R-CARD-05'] },
      secondary: { at: ['30.3', null], rules: ['R-ERR-02'] },
    },
    differ: {
      ready: ['30.2', null],
    },
    asked: {
      both: { at: [null, null], from: 'errata' },
    },
  },
  politics: {
    sections: ['57', '66'],
    printed: { en: 'Politics (Strategy Card)', fr: 'Politique' },
    related: [
      'action-cards',
      'agenda-card',
      'initiative-order',
      'speaker',
      'strategy-card',
      'strategic-action',
    ],
    points: {
      speaker: { at: ['57.2', '66.2'], rules: ['R-SPK-04'] },
      'at-once': { at: ['57.2', '66.2'], rules: ['R-SPK-05'] },
      cards: { at: ['57.2', '66.2'] },
      agendas: { at: ['57.2', '66.2'] },
      secondary: { at: ['57.3', '66.3'] },
    },
  },
  construction: {
    sections: ['23', null],
    printed: { en: 'Construction (Strategy Card)', fr: 'Construction' },
    related: ['initiative-order', 'strategic-action', 'strategy-card', 'structures'],
    points: {
      primary: { at: ['23.2', null] },
      anywhere: { at: ['23.2', null] },
      secondary: { at: ['23.3', null], rules: ['R-CARD-10', 'R-TOK-06'] },
      late: { at: [null, null], rules: ['R-CARD-10'] },
      limit: { at: ['74.4', '85.4'] },
    },
    differ: {
      newer: ['23.3', null],
    },
  },
  trade: {
    sections: ['81', '92'],
    printed: { en: 'Trade (Strategy Card)', fr: 'Commerce' },
    related: [
      'command-tokens',
      'commodities',
      'initiative-order',
      'strategic-action',
      'strategy-card',
      'trade-goods',
    ],
    points: {
      primary: { at: ['81', '92.1'], rules: ['R-CARD-11'] },
      free: { at: ['81.4', '92.4'], rules: ['R-CARD-12'] },
      when: { at: ['81.4', '92.4'], rules: ['R-ERR-07'] },
      secondary: { at: ['81.5', '92.5'], rules: ['R-CARD-13'] },
    },
  },
  warfare: {
    sections: ['88', '99'],
    printed: { en: 'Warfare (Strategy Card)', fr: 'Guerre' },
    related: [
      'action-phase',
      'command-tokens',
      'initiative-order',
      'strategy-card',
      'strategic-action',
    ],
    points: {
      primary: { at: ['88.1', '99.1'], rules: ['R-CARD-14', 'R-CARD-22'] },
      move: { at: ['88.2', '99.2'], rules: ['R-CARD-14', 'R-TOK-09'] },
      secondary: { at: ['88.3', '99.3'], rules: ['R-CARD-15'] },
    },
    differ: {
      newer: ['88.1', null],
    },
    asked: {
      arborec: { at: [null, null], from: 'faq' },
    },
  },
  'technology-card': {
    sections: ['80', '91'],
    printed: { en: 'Technology (Strategy Card)', fr: 'Technologie' },
    related: ['initiative-order', 'resources', 'strategic-action', 'strategy-card', 'technology'],
    points: {
      primary: { at: ['80.2', '91.2'] },
      secondary: { at: ['80.3', '91.3'], rules: ['R-CARD-17'] },
    },
  },
  imperial: {
    sections: ['40', null],
    printed: { en: 'Imperial (Strategy Card)', fr: 'Intrigue' },
    related: ['initiative-order', 'objective-cards', 'strategic-action', 'strategy-card'],
    points: {
      score: { at: ['40.2', null], rules: ['R-CARD-18'] },
      mecatol: { at: ['40.2', null], rules: ['R-CARD-18'] },
      secondary: { at: ['40.3', null] },
      outside: { at: ['52.6', '61.6'], rules: ['R-CARD-20'] },
      'any-phase': { at: ['52.3', '61.3'], rules: ['R-CARD-21'] },
      three: { at: ['40.4', '61.21'], rules: ['R-OBJ-16'] },
      order: { at: ['87.7', '98.7'], rules: ['R-VP-02'] },
    },
  },
} as const satisfies TopicRows;

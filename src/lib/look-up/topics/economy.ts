/** Tokens, goods and whom they go to: numbers, printed names, what leads where. */
import type { TopicRows } from '../topic.ts';

export const economy = {
  'command-sheet': {
    sections: ['18', null],
    printed: { en: 'Command Sheet', fr: 'Fiche Commandement' },
    related: ['command-tokens', 'fleet-pool', 'strategic-action', 'tactical-action', 'trade-goods'],
    points: {
      start: { at: ['19.1', null], rules: ['R-SET-05'] },
      tactic: { at: ['19.4', null], rules: ['R-TOK-08'] },
      fleet: { at: ['34', null], rules: ['R-TOK-07'] },
      strategy: { at: ['19.5', null], rules: ['R-TOK-08'] },
      move: { at: ['70.5', '81.5'], rules: ['R-TOK-09'] },
    },
  },
  'command-tokens': {
    sections: ['19', null],
    printed: { en: 'Command Tokens', fr: 'Pions Commandement' },
    related: ['fleet-pool', 'leadership', 'reinforcements', 'strategic-action', 'tactical-action'],
    points: {
      start: { at: ['19.1', null], rules: ['R-SET-05'] },
      'your-pool': { at: ['19.2', null] },
      limited: { at: ['19.3', null], rules: ['R-TOK-03'] },
      sum: { at: ['19', null], rules: ['R-TOK-01', 'R-TOK-02', 'R-GEN-12'] },
      forced: { at: ['19.3', null], rules: ['R-TOK-05'] },
      'already-there': { at: ['19.6', null], rules: ['R-TOK-06'] },
      status: { at: ['70.5', '81.5'], rules: ['R-STAT-05'] },
      'home-first': { at: ['70.4', '81.4'], rules: ['R-TOK-11', 'R-STAT-04'] },
      'check-fleet': { at: ['70.5', '81.5'] },
      'secondary-free': { at: ['19.6', null], rules: ['R-CARD-02'] },
    },
    asked: {
      hyper: { at: [null, null], rules: ['R-ERR-03', 'R-STAT-06'], from: 'errata' },
    },
  },
  commodities: {
    sections: ['20', null],
    printed: { en: 'Commodities', fr: 'Commodités' },
    related: ['deals', 'trade-goods', 'transactions'],
    points: {
      'no-spend': { at: ['20.7', null], rules: ['R-TRD-13'] },
      convert: { at: ['20.5', '93.6'], rules: ['R-TRD-12'] },
      limit: { at: ['20.2', '92.3'], rules: ['R-TRD-11'] },
      replenish: { at: ['20.3', '92.3'], rules: ['R-TRD-11'] },
      before: { at: ['20.5', null] },
    },
    asked: {
      agreement: { at: [null, null], from: 'faq' },
    },
  },
  deals: {
    sections: ['27', null],
    printed: { en: 'Deals', fr: 'Accords' },
    related: ['promissory-notes', 'trade-goods'],
    points: {
      anybody: { at: ['27', null] },
      binding: { at: ['27.3', null] },
      transaction: { at: ['27', null] },
      'no-success': { at: ['27.3', null] },
    },
  },
  'fleet-pool': {
    sections: ['34', null],
    printed: { en: 'Fleet Pool', fr: 'Réserve de flotte' },
    related: ['command-sheet', 'command-tokens', 'ships', 'system-tiles'],
    points: {
      limit: { at: ['34.1', '76.2'] },
      'too-many': { at: ['34.3', '61.9'] },
      'never-spent': { at: ['34.4', null], rules: ['R-TOK-07'] },
      shrink: { at: ['70.5', '81.5'] },
    },
    asked: {
      over: { at: [null, null] },
    },
  },
  influence: {
    sections: ['42', null],
    printed: { en: 'Influence', fr: 'Influence' },
    related: ['agenda-phase', 'exhausted', 'leadership'],
    points: {
      spend: { at: ['42.2', '64.9'] },
      goods: { at: ['42.3', '93.4'], rules: ['R-TRD-09'] },
      votes: { at: ['8.6', null] },
      tokens: { at: ['45.2', null] },
    },
  },
  neighbours: {
    sections: ['51', null],
    printed: { en: 'Neighbors', fr: 'Voisins' },
    related: ['promissory-notes', 'transactions'],
    points: {
      who: { at: ['51', null] },
      wormholes: { at: ['51', '101.3'] },
      trade: { at: ['83.1', '94.1'] },
      asked: { at: [null, null] },
    },
    asked: {
      pillage: { at: [null, null], from: 'faq' },
    },
  },
  reinforcements: {
    sections: ['62', '72'],
    printed: { en: 'Reinforcements', fr: 'Renforts' },
    related: ['command-tokens', 'component-limitations', 'units'],
    points: {
      spent: { at: ['62', '72'], rules: ['R-SACT-07'] },
      gain: { at: ['19.3', '81.5'], rules: ['R-TOK-03'] },
      board: { at: ['70.4', '81.4'], rules: ['R-STAT-04'] },
    },
  },
  resources: {
    sections: ['64', '75'],
    printed: { en: 'Resources', fr: 'Ressources' },
    related: ['exhausted', 'planets', 'producing-units', 'trade-goods'],
    points: {
      spend: { at: ['64.2', '75.2'] },
      goods: { at: ['82.4', '93.4'], rules: ['R-TRD-09'] },
    },
  },
  'trade-goods': {
    sections: ['82', '93'],
    printed: { en: 'Trade Goods', fr: 'Biens commerciaux' },
    related: ['commodities', 'deals', 'influence', 'resources', 'transactions'],
    points: {
      worth: { at: ['82.4', '93.4'], rules: ['R-TRD-09'] },
      'any-time': { at: ['82.3', '93.3'] },
      pieces: { at: ['22.2', '93.7'] },
      get: { at: ['20.5', '93.6'], rules: ['R-TRD-12'] },
    },
    asked: {
      pillage: { at: [null, null], from: 'faq' },
    },
  },
  transactions: {
    sections: ['83', '94'],
    printed: { en: 'Transactions', fr: 'Transactions' },
    related: ['commodities', 'deals', 'neighbours', 'promissory-notes', 'trade-goods'],
    points: {
      once: { at: ['83.1', '94.1'], rules: ['R-TRD-01'] },
      what: { at: ['83.2', '94.2'], rules: ['R-TRD-03', 'R-TRD-04'] },
      uneven: { at: ['83.3', '94.3'] },
      agenda: { at: ['83.6', '94.6'], rules: ['R-TRD-05'] },
      passed: { at: [null, null], rules: ['R-TRD-06'] },
      convert: { at: ['20.5', '93.6'], rules: ['R-TRD-12'] },
    },
    differ: {
      'by-box': ['83.2', '94.3'],
    },
    asked: {
      hacan: { at: [null, null], rules: ['R-TRD-04'] },
    },
  },
} as const satisfies TopicRows;

/** The map and its planets: numbers, printed names, what leads where. */
import type { TopicRows } from '../topic.ts';

export const board = {
  'active-system': {
    sections: ['5', null],
    printed: { en: 'Active System', fr: 'Système Actif' },
    related: ['movement', 'tactical-action'],
    points: {
      activate: { at: ['5.1', '89.1'], rules: ['R-TAC-02'] },
      'no-own-token': { at: ['5.2', '89.1'], rules: ['R-TAC-02'] },
      stays: { at: ['5.4', null] },
    },
  },
  adjacency: {
    sections: ['6', null],
    printed: { en: 'Adjacency', fr: 'Adjacent' },
    related: ['movement', 'neighbours', 'wormholes'],
    points: {
      touch: { at: ['6', null] },
      itself: { at: ['6', null] },
      hyperlanes: { at: [null, '88.7'] },
    },
    asked: {
      ixthian: { at: [null, null], from: 'faq' },
      'peace-accords': { at: [null, null], from: 'faq' },
    },
  },
  anomalies: {
    sections: ['9', null],
    printed: { en: 'Anomalies', fr: 'Anomalies' },
    related: ['asteroid-field', 'gravity-rift', 'movement', 'nebula', 'supernova', 'system-tiles'],
    points: {
      closed: { at: ['11', '86'] },
      nebula: { at: ['50', null] },
      rift: { at: ['37', null] },
      counts: { at: [null, null] },
    },
    differ: {
      more: ['9', null],
    },
  },
  'asteroid-field': {
    sections: ['11', null],
    printed: { en: 'Asteroid Field', fr: "Champ d'astéroïdes" },
    related: ['anomalies'],
    points: {
      closed: { at: ['11', null] },
      anomaly: { at: ['9', null] },
    },
  },
  control: {
    sections: ['24', null],
    printed: { en: 'Control', fr: 'Contrôle' },
    related: ['attach', 'exhausted', 'invasion', 'planets'],
    points: {
      gain: { at: ['24.1', null], rules: ['R-REF-03'] },
      'one-owner': { at: ['24.1', null], rules: ['R-REF-02'] },
      empty: { at: ['24.4', null], rules: ['R-REF-02'] },
      lose: { at: ['24.5', null], rules: ['R-REF-02'] },
      structures: { at: ['44.5', null] },
      home: { at: ['24', null] },
    },
    differ: {
      coexist: ['24.1', null],
    },
  },
  'game-board': {
    sections: ['35', null],
    printed: { en: 'Game Board', fr: 'Plateau' },
    related: ['system-tiles'],
    points: {
      centre: { at: ['46', null] },
      edge: { at: ['35', '100.1'] },
      asked: { at: [null, null] },
      building: { at: ['35', null], open: true },
      whole: { at: ['35.1', null] },
    },
    differ: {
      fracture: ['35', null],
    },
  },
  'gravity-rift': {
    sections: ['37', null],
    printed: { en: 'Gravity Rift', fr: 'Rift Gravitationnel' },
    related: ['anomalies', 'movement'],
    points: {
      bonus: { at: ['37.1', null] },
      risk: { at: ['37.2', null] },
      anomaly: { at: ['9', null] },
      when: { at: ['37.2', null] },
    },
  },
  'mecatol-rex': {
    sections: ['46', null],
    printed: { en: 'Mecatol Rex', fr: null },
    related: ['custodians-token'],
    points: {
      token: { at: ['46.1', null] },
      imperial: { at: ['40.2', null] },
      diplomacy: { at: ['30.2', null] },
    },
    differ: {
      legendary: ['46', null],
    },
  },
  nebula: {
    sections: ['50', null],
    printed: { en: 'Nebula', fr: 'Nébuleuse' },
    related: ['anomalies'],
    points: {
      active: { at: ['50.1', null] },
      move: { at: ['50.2', null] },
      defender: { at: ['50.3', null] },
    },
  },
  planets: {
    sections: ['55', '64'],
    printed: { en: 'Planets', fr: 'Planètes' },
    related: [
      'control',
      'exhausted',
      'influence',
      'readied',
      'resources',
      'system-tiles',
      'technology',
    ],
    points: {
      values: { at: ['55', '64.8'] },
      traits: { at: ['55.3', '64.3'] },
      specialty: { at: ['79.8', '90.8'] },
      exhausted: { at: ['24.1', null], rules: ['R-REF-03'] },
      ready: { at: ['70.6', '81.6'], rules: ['R-STAT-08'] },
      legendary: { at: [null, '64.5'] },
      total: { at: [null, null] },
      shared: { at: [null, null] },
      exploring: { at: [null, null] },
    },
    differ: {
      'legendary-planets': ['55', '64.5'],
      stations: ['55', null],
    },
    asked: {
      unstable: { at: [null, null], from: 'errata' },
    },
  },
  supernova: {
    sections: ['75', '86'],
    printed: { en: 'Supernova', fr: 'Supernova' },
    related: ['anomalies', 'movement'],
    points: {
      closed: { at: ['75', '86'] },
      anomaly: { at: ['9', null] },
    },
  },
  'system-tiles': {
    sections: ['77', '88'],
    printed: { en: 'System Tiles', fr: 'Tuiles système' },
    related: ['adjacency', 'anomalies', 'planets', 'ships', 'wormholes'],
    points: {
      hyperlane: { at: [null, '88.7'] },
      nexus: { at: [null, '100.1'] },
      backs: { at: ['77.1', '88.1'] },
      space: { at: ['77.6', '88.6'] },
    },
    differ: {
      homes: ['77', '88'],
      where: ['77.5', '88.5'],
    },
  },
  'wormhole-nexus': {
    sections: [null, '100'],
    printed: { en: 'Wormhole Nexus', fr: null },
    related: ['game-board', 'planets', 'system-tiles', 'wormholes'],
    points: {
      start: { at: [null, '100.1'] },
      turn: { at: [null, '100.2'] },
      wormholes: { at: [null, '101.4'] },
    },
  },
  wormholes: {
    sections: ['89', '101'],
    printed: { en: 'Wormholes', fr: 'Trous de ver' },
    related: ['adjacency', 'movement', 'neighbours', 'system-tiles'],
    points: {
      asked: { at: [null, null] },
      adjacent: { at: ['6', '101.2'] },
      eliminated: { at: ['31.10', null] },
    },
    differ: {
      kinds: ['89', '101.4'],
    },
    asked: {
      'travel-ban': { at: [null, null], from: 'faq' },
      deflector: { at: [null, null], from: 'faq' },
      'hil-colish-lost': { at: [null, null], from: 'faq' },
    },
  },
  exploration: {
    sections: [null, null],
    printed: { en: 'Exploration', fr: null },
    related: ['attach', 'control', 'planets', 'relics', 'wormholes'],
    points: {
      when: { at: [null, null] },
      deck: { at: [null, null] },
      frontier: { at: [null, '73.1'] },
      fragments: { at: [null, '73.1'] },
      attachments: { at: [null, null] },
      gains: { at: [null, '101.4'] },
      cards: { at: [null, null] },
    },
    differ: {
      box: [null, null],
    },
    asked: {
      conquered: { at: [null, null] },
    },
  },
} as const satisfies TopicRows;

/** Cards and abilities: numbers, printed names, what leads where. */
import type { TopicRows } from '../topic.ts';

export const cards = {
  abilities: {
    sections: ['1', null],
    printed: { en: 'Abilities', fr: 'Compétences' },
    related: ['action-cards', 'promissory-notes', 'strategy-card', 'technology'],
    points: {
      'card-first': { at: [null, null], rules: ['R-GEN-01'] },
      cannot: { at: ['1.4', null] },
      'action-header': { at: ['1.3', null], rules: ['R-GEN-03'] },
      may: { at: ['1.5', null] },
      cost: { at: ['1.9', null], rules: ['R-GEN-05'] },
      'when-after': { at: ['1.12', null] },
      once: { at: ['1.16', null] },
      window: { at: ['1.12', '78.2'] },
      'this-turn': { at: ['36.3', null] },
      'in-between': { at: [null, null], rules: ['R-ACT-13', 'R-ACT-15'] },
      'die-zero': { at: [null, null] },
      'same-moment': { at: ['2.9', null], open: true },
    },
  },
  'action-cards': {
    sections: ['2', null],
    printed: { en: 'Action Cards', fr: 'Carte Action' },
    related: ['abilities', 'component-action', 'politics', 'status-phase'],
    points: {
      draw: { at: ['70.3', '81.3'], rules: ['R-STAT-03'] },
      limit: { at: ['2.4', null], rules: ['R-ACT-14'] },
      whole: { at: ['2.6', null], rules: ['R-GEN-03'] },
      'same-name': { at: ['2.6', null] },
      hidden: { at: ['2.5', null] },
      'empty-deck': { at: ['22.5', null] },
      politics: { at: ['57.2', '66.2'] },
    },
    differ: {
      hand: ['2.4', null],
    },
    asked: {
      neural: { at: [null, null], rules: ['R-STAT-03'] },
    },
  },
  attach: {
    sections: ['12', null],
    printed: { en: 'Attach', fr: 'Attachement' },
    related: ['agenda-card', 'control', 'planets'],
    points: {
      stays: { at: ['12', null] },
      'one-planet': { at: ['12.1', null], rules: ['R-REF-13'] },
      law: { at: ['12', null] },
      custodians: { at: ['26', null] },
      which: { at: ['12', null], open: true },
    },
  },
  'component-action': {
    sections: ['21', null],
    printed: { en: 'Component Action', fr: "Action d'élément de Jeu" },
    related: ['abilities', 'action-cards', 'action-phase', 'technology'],
    points: {
      turn: { at: ['21.1', null], rules: ['R-GEN-03'] },
      whole: { at: ['21.3', null], rules: ['R-GEN-03'] },
      cancelled: { at: ['21.4', null], rules: ['R-ACT-12'] },
      lend: { at: [null, null], rules: ['R-SACT-09'] },
      leaders: { at: ['21', null], open: true },
    },
  },
  'component-limitations': {
    sections: ['22', null],
    printed: { en: 'Component Limitations', fr: "Limitations d'éléments de jeu" },
    related: ['producing-units', 'units'],
    points: {
      unlimited: { at: ['22.1', null], rules: ['R-GEN-12'] },
      limited: { at: ['22.2', null], rules: ['R-GEN-12'] },
      pieces: { at: ['85.2', '96.2'] },
      'take-back': { at: ['22.4', '67.5'] },
      shuffle: { at: ['22.5', null] },
      'in-the-box': {
        at: ['22.2', null],
        rules: ['R-GEN-15', 'R-GEN-16', 'R-SET-15', 'R-AGD-23'],
      },
      'claimed-once': { at: [null, null], rules: ['R-TE-01', 'R-TE-02'] },
    },
    differ: {
      mechs: ['85.2', '96.2'],
    },
  },
  exhausted: {
    sections: ['32', null],
    printed: { en: 'Exhausted', fr: 'Épuisé' },
    related: ['influence', 'planets', 'resources', 'status-phase'],
    points: {
      once: { at: ['32.1', '71.1'], rules: ['R-REF-01'] },
      passive: { at: ['32', '71'], rules: ['R-REF-01'] },
      spend: { at: ['32.3', '71'] },
      'strategy-card': { at: ['32.5', '71.6'], rules: ['R-SACT-04'] },
      ready: { at: ['70.6', '81.6'], rules: ['R-STAT-08'] },
    },
  },
  readied: {
    sections: ['61', '71'],
    printed: { en: 'Readied', fr: 'Préparé' },
    related: ['abilities', 'exhausted', 'status-phase'],
    points: {
      use: { at: ['61', '71'], rules: ['R-REF-01'] },
      step: { at: ['70.6', '81.6'], rules: ['R-STAT-08'] },
      agenda: { at: ['8.4', null], rules: ['R-AGD-20'] },
    },
  },
  modifiers: {
    sections: ['47', null],
    printed: { en: 'Modifiers', fr: 'Modificateurs' },
    related: ['combat', 'cost', 'move'],
    points: {
      examples: { at: ['47', null] },
      'combat-only': { at: ['10.1', '77.3'] },
      several: { at: ['47', null], open: true },
    },
  },
  'promissory-notes': {
    sections: ['60', '69'],
    printed: { en: 'Promissory Notes', fr: 'Billets à ordre' },
    related: ['abilities', 'elimination', 'neighbours', 'transactions'],
    points: {
      start: { at: ['60', '69'] },
      one: { at: ['83.3', '94.3'], rules: ['R-TRD-03'] },
      own: { at: ['60.5', '69.5'], rules: ['R-TRD-08'] },
      'in-play': { at: ['60.4', '69.4'], rules: ['R-TRD-08'] },
      'play-area': { at: [null, null] },
      support: { at: ['60.4', '69.4'], rules: ['R-VP-10'] },
      eliminated: { at: ['31.4', '69.7'], rules: ['R-ELIM-02'] },
    },
    differ: {
      'whose-own': ['60.2', '69.2'],
      count: ['60', '69'],
    },
    asked: {
      window: { at: [null, null] },
    },
  },
  purge: {
    sections: [null, '70'],
    printed: { en: 'Purge', fr: null },
    related: [],
    points: {
      gone: { at: [null, '70'], rules: ['R-POK-03'] },
      partly: { at: [null, '70'] },
    },
  },
  relics: {
    sections: [null, '73'],
    printed: { en: 'Relics', fr: null },
    related: [],
    points: {
      draw: { at: [null, '73'], rules: ['R-POK-01'] },
      fragments: { at: [null, '73.1'] },
      trade: { at: [null, '73.4'], rules: ['R-TRD-04'] },
      one: { at: [null, '73.1'], rules: ['R-POK-01'] },
    },
  },
  rerolls: {
    sections: ['63', '74'],
    printed: { en: 'Rerolls', fr: 'Relances' },
    related: ['abilities', 'action-cards', 'ground-combat', 'space-combat'],
    points: {
      replaces: { at: ['63', '74'] },
      once: { at: ['63', '74'] },
    },
    differ: {
      combat: ['63.3', '74.3'],
    },
  },
  technology: {
    sections: ['79', '90'],
    printed: { en: 'Technology', fr: 'Technologie' },
    related: [
      'command-tokens',
      'exhausted',
      'initiative-order',
      'resources',
      'strategic-action',
      'strategy-card',
      'technology-card',
      'unit-upgrades',
    ],
    points: {
      prerequisites: { at: ['79.8', '90.8'] },
      planets: { at: ['79.8', '90.8'] },
      gain: { at: ['79.5', '90.5'], rules: ['R-REF-05'] },
      'other-faction': { at: ['79.11', '90.11'], rules: ['R-REF-07'] },
      upgrades: { at: ['79.7', '90.7'] },
      nekro: { at: ['79.22', '90.22'] },
      never: { at: [null, null], rules: ['R-REF-07'] },
    },
    differ: {
      colours: ['79.7', '90.7'],
      synergy: ['79.8', null],
    },
  },
  'unit-upgrades': {
    sections: ['86', '97'],
    printed: { en: 'Unit Upgrades', fr: "Améliorations d'unité" },
    related: ['technology'],
    points: {
      'no-colour': { at: ['79.7', '90.7'] },
      count: { at: [null, null] },
    },
  },
} as const satisfies TopicRows;

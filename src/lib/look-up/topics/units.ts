/** Units and how they are made: numbers, printed names, what leads where. */
import type { TopicRows } from '../topic.ts';

export const units = {
  blockaded: {
    sections: ['14', null],
    printed: { en: 'Blockaded', fr: 'Bloqué' },
    related: ['producing-units', 'ships'],
    points: {
      'no-ships': { at: ['14.1', null] },
      when: { at: ['14', null] },
    },
    differ: {
      coexisting: ['14', null],
    },
  },
  capacity: {
    sections: ['16', null],
    printed: { en: 'Capacity (Attribute)', fr: 'Capacité' },
    related: ['movement', 'transport'],
    points: {
      limit: { at: ['16.3', '95'] },
      'in-combat': { at: ['67.10', '78.10'] },
    },
    differ: {
      excess: ['16.3', '78.10'],
    },
  },
  combat: {
    sections: ['17', null],
    printed: { en: 'Combat (Attribute)', fr: 'Combat' },
    related: ['ground-combat', 'invasion', 'space-combat'],
    points: {
      'hits-on': { at: ['17', null] },
      kinds: { at: ['10.1', '77.3'] },
      details: { at: ['17', null], open: true },
      burst: { at: ['17.2', null] },
    },
  },
  cost: {
    sections: ['25', null],
    printed: { en: 'Cost (Attribute)', fr: 'Coût' },
    related: ['producing-units', 'resources'],
    points: {
      pay: { at: ['58', '67'] },
      two: { at: ['25', null] },
      excess: { at: ['58', '67'] },
      structures: { at: ['25', null] },
    },
  },
  'fighter-tokens': {
    sections: ['33', null],
    printed: { en: 'Fighter Tokens', fr: 'Pions Chasseur' },
    related: ['infantry-tokens', 'producing-units'],
    points: {
      plastic: { at: ['33.3', null] },
      unlimited: { at: ['22.1', null] },
      swap: { at: ['33.2', null] },
    },
    asked: {
      'no-plastic': { at: ['33.3', null] },
    },
  },
  'ground-forces': {
    sections: ['39', null],
    printed: { en: 'Ground Forces', fr: 'Forces terrestres' },
    related: ['capacity', 'control', 'infantry-tokens', 'transport', 'units'],
    points: {
      'on-planets': { at: ['39', null] },
      'in-space': { at: ['16', '95'] },
      'no-ships': { at: [null, null] },
      'no-limit': { at: ['39.3', null] },
    },
    differ: {
      kinds: ['39', '96.2'],
    },
    asked: {
      'infantry-two': { at: [null, null], from: 'faq' },
    },
  },
  'infantry-tokens': {
    sections: ['41', null],
    printed: { en: 'Infantry Tokens', fr: 'Pions Infanterie' },
    related: ['fighter-tokens', 'producing-units'],
    points: {
      plastic: { at: ['41.3', null] },
      unlimited: { at: ['22.1', null] },
      'no-plastic': { at: ['41.3', null] },
      swap: { at: ['41.2', null] },
    },
  },
  move: {
    sections: ['48', null],
    printed: { en: 'Move (Attribute)', fr: 'Mouvement' },
    related: ['movement', 'tactical-action'],
    points: {
      nebula: { at: ['50.2', null] },
      rift: { at: ['37.1', null] },
      value: { at: ['48', null], open: true },
    },
  },
  pds: {
    sections: ['54', '63'],
    printed: { en: 'PDS', fr: 'SDP' },
    related: ['structures', 'space-cannon'],
    points: {
      limit: { at: ['74.5', '63.3'] },
      build: { at: ['23.2', null] },
      shoots: { at: ['66', '77'] },
      shield: { at: ['56', '65'] },
      lost: { at: ['54.4', '63.4'] },
    },
    differ: {
      range: ['66.3', '77.3'],
    },
  },
  'producing-units': {
    sections: ['58', '67'],
    printed: { en: 'Producing Units', fr: "Production d'unités" },
    related: [
      'blockaded',
      'cost',
      'fighter-tokens',
      'infantry-tokens',
      'production',
      'space-dock',
      'tactical-action',
    ],
    points: {
      step: { at: ['78.5', '89.5'] },
      pay: { at: ['58', '67'] },
      two: { at: ['25', null] },
      blockade: { at: ['14', '67'] },
      pieces: { at: ['58.5', '67.5'] },
      sum: { at: [null, null] },
    },
    differ: {
      where: ['58', '67'],
    },
    asked: {
      'other-ability': { at: [null, null], from: 'faq' },
      sarween: { at: [null, null], from: 'faq' },
      duha: { at: [null, null], from: 'faq' },
      'salvage-war-sun': { at: [null, null], from: 'faq' },
      'salvage-flagship': { at: [null, null], from: 'faq' },
      'salvage-infantry': { at: [null, null], from: 'faq' },
    },
  },
  production: {
    sections: ['59', '68'],
    printed: { en: 'Production (Unit Ability)', fr: 'Production' },
    related: ['blockaded', 'producing-units', 'space-dock'],
    points: {
      use: { at: ['78.5', '89.5'] },
      dock: { at: ['59', '68'] },
      where: { at: ['59.2', '68.2'] },
      'from-space': { at: ['59.4', '68.4'] },
      warfare: { at: ['88.3', '99.3'] },
      detail: { at: ['59.1', '68.1'] },
    },
    differ: {
      'in-space': ['59.4', '68.4'],
    },
    asked: {
      letani: { at: [null, null], from: 'faq' },
      hegemonic: { at: [null, null], from: 'errata' },
    },
  },
  ships: {
    sections: ['65', '76'],
    printed: { en: 'Ships', fr: 'Vaisseaux' },
    related: ['capacity', 'cost', 'combat', 'fleet-pool', 'move', 'space-combat', 'units'],
    points: {
      limit: { at: ['34.1', '76.2'] },
      where: { at: ['65', '76'] },
      count: { at: [null, null] },
    },
    asked: {
      alastor: { at: [null, null], from: 'faq' },
      'assault-cannon': { at: [null, null], from: 'faq' },
    },
  },
  'space-dock': {
    sections: ['68', '79'],
    printed: { en: 'Space Dock', fr: 'Dock spatial' },
    related: ['construction', 'producing-units', 'structures'],
    points: {
      limit: { at: ['74.4', '79.3'] },
      build: { at: ['23.2', null] },
      makes: { at: ['59', '68'] },
      lost: { at: ['68.4', '79.4'] },
    },
    asked: {
      'floating-pds': { at: [null, null], from: 'faq' },
    },
  },
  structures: {
    sections: ['74', '85'],
    printed: { en: 'Structures', fr: 'Structures' },
    related: ['construction', 'pds', 'units', 'space-dock'],
    points: {
      limit: { at: ['74.4', '85.4'] },
      lost: { at: ['44.5', null] },
      count: { at: [null, null] },
      stay: { at: ['74.3', '85.3'] },
    },
    differ: {
      above: ['74.4', '85.6'],
    },
  },
  transport: {
    sections: ['84', '95'],
    printed: { en: 'Transport', fr: 'Transport' },
    related: ['capacity', 'invasion', 'movement', 'tactical-action'],
    points: {
      capacity: { at: ['84', '95'] },
      'pick-up': { at: ['84.1', '95.1'] },
      token: { at: ['84.3', '95.3'] },
      stay: { at: ['84.2', '95.2'] },
    },
    asked: {
      'by-ability': { at: [null, null], from: 'faq' },
    },
  },
  units: {
    sections: ['85', '96'],
    printed: { en: 'Units', fr: 'Unités' },
    related: ['ground-forces', 'ships', 'structures'],
    points: {
      kinds: { at: ['85', '96'] },
      pieces: { at: ['85.2', '96.2'] },
      asked: { at: [null, null] },
    },
    differ: {
      mechs: ['85', '96.2'],
    },
  },
} as const satisfies TopicRows;

/** Planets and systems, in Shattered Ascension: headings, what leads where. */
import type { TopicRows } from '../../topic.ts';

export const board = {
  'tactical-action': {
    sections: ['Activation Sequence', 'Activation Sequence'],
    printed: { en: 'Tactical action', fr: null },
    related: ['action-phase', 'command-tokens', 'space-combat', 'invasion', 'production'],
    points: {
      steps: { at: ['Activation Sequence', 'Activation Sequence'], rules: ['SA-TAC-01'] },
      activate: { at: ['Tactical Action 1', 'Activation Sequence 1'], rules: ['SA-TAC-02'] },
      'no-counter': { at: ['Command Counters: Command Pool', null], rules: ['SA-TAC-03'] },
      move: { at: ['Tactical Action 2', 'Activation Sequence 2'], rules: ['SA-TAC-05'] },
      cannons: { at: ['Tactical Action 3', 'Activation Sequence 3'], rules: ['SA-TAC-06'] },
      battle: { at: ['Tactical Action 4', 'Activation Sequence 4'], rules: ['SA-TAC-07'] },
      land: { at: ['Tactical Action 5', 'Activation Sequence 5'], rules: ['SA-TAC-08'] },
      resolve: { at: ['Tactical Action 6', 'Activation Sequence 6'], rules: ['SA-TAC-09'] },
      hostile: {
        at: ['General Definitions: Hostile Act / Hostile Action', null],
        rules: ['SA-TAC-13'],
      },
      simultaneous: { at: ['Simultaneous Tactical Action System', null], rules: ['SA-VAR-02'] },
    },
    differ: {
      'cannon-order': ['Tactical Action 3', 'Activation Sequence 3'],
      unguarded: ['Tactical Action 6', 'Activation Sequence 6'],
    },
  },
  planets: {
    sections: ['Planet Control', 'Planet Control'],
    printed: { en: 'Planets', fr: null },
    related: ['trade-stations', 'home-systems', 'influence', 'exhausted'],
    points: {
      arrives: { at: ['Planet Control', 'Planet Control'], rules: ['SA-PLA-01'] },
      neutral: { at: ['Turning Neutral', 'Turning Neutral'], rules: ['SA-PLA-02'] },
      facilities: { at: ['Facilities', 'Facilities'], rules: ['SA-PLA-03'] },
      'new-owner': { at: ['Facilities', null], rules: ['SA-PLA-04'] },
      system: { at: ['Control of a System', 'Control of a System'], rules: ['SA-PLA-06'] },
      empty: { at: ['Empty Planet', null], rules: ['SA-PLA-07'] },
      limits: { at: ['Units List', 'Space Dock'], rules: ['SA-LIM-02'] },
    },
    differ: {
      'facilities-stay': ['Turning Neutral', 'Turning Neutral'],
      installations: ['Facilities', null],
    },
  },
  'trade-stations': {
    sections: ['Trade Stations', 'Trade Stations'],
    printed: { en: 'Trade stations', fr: null },
    related: ['planets', 'status-phase'],
    points: {
      control: { at: ['Trade Stations', 'Trade Stations'], rules: ['SA-PLA-05'] },
    },
    differ: {
      'only-ships': ['Trade Stations', 'Trade Stations'],
    },
  },
  exhausted: {
    sections: ['Refresh', 'Refreshed'],
    printed: { en: 'Refreshed and exhausted', fr: null },
    related: ['planets', 'status-phase', 'influence'],
    points: {
      refresh: { at: ['Status 5', 'Status 5'], rules: ['SA-STA-08'] },
    },
  },
  artifacts: {
    sections: ['Artifacts', 'Artifacts'],
    printed: { en: 'Artifacts', fr: null },
    related: ['objective-cards', 'technology'],
    points: {
      tokens: { at: ['Artifacts', 'Artifacts'], rules: ['SA-SYS-08'] },
    },
    differ: {
      'when-settled': ['Artifacts', 'Artifacts'],
    },
  },
  'special-systems': {
    sections: ['Special Systems', 'Special Systems'],
    printed: { en: 'Special systems', fr: null },
    related: ['wormholes', 'tactical-action'],
    points: {
      barred: { at: ['Special Systems', 'Special Systems'], rules: ['SA-SYS-01'] },
      inside: { at: ['Special Systems', 'Special Systems'], rules: ['SA-SYS-02'] },
      rift: { at: ['Gravity Rift', 'Gravity Rift'], rules: ['SA-SYS-03'] },
      borders: { at: ['Border Tokens', 'Border Tokens'], rules: ['SA-SYS-05'] },
      worldgates: { at: ['Worldgates', 'Worldgates'], rules: ['SA-SYS-07'] },
      domain: { at: ['Domain Counters', 'Domain Counters'], rules: ['SA-SYS-09'] },
    },
    differ: {
      bend: ['Gravity Rift', 'Gravity Rift'],
    },
  },
  wormholes: {
    sections: ['Wormholes', 'Wormholes'],
    printed: { en: 'Wormholes', fr: null },
    related: ['special-systems'],
    points: {
      adjacent: { at: ['Wormholes', 'Wormholes'], rules: ['SA-SYS-04'] },
    },
    differ: {
      flippable: ['Wormholes', 'Wormholes'],
    },
  },
} as const satisfies TopicRows;

/** Units and leaders, in Shattered Ascension: headings, what leads where. */
import type { TopicRows } from '../../topic.ts';

export const units = {
  production: {
    sections: ['Tactical Action 7', 'Activation Sequence 7'],
    printed: { en: 'Production', fr: null },
    related: ['tactical-action', 'planets', 'units'],
    points: {
      order: { at: ['Tactical Action 7', 'Activation Sequence 7'], rules: ['SA-TAC-10'] },
      dock: { at: ['Tactical Action 7', 'Activation Sequence 7'], rules: ['SA-TAC-11'] },
      blockade: { at: ['Tactical Action 7: Blockade', null], rules: ['SA-TAC-12'] },
      mines: { at: ['Space Mines', 'Deploy/Resolving Space Mine'], rules: ['SA-SYS-06'] },
    },
    differ: {
      'no-blockade': ['Tactical Action 7: Blockade', null],
    },
  },
  leaders: {
    sections: ['Leaders', 'Leaders'],
    printed: { en: 'Leaders', fr: null },
    related: ['races', 'tactical-action'],
    points: {
      kinds: { at: ['Leaders', null], rules: ['SA-LEA-01'] },
      fate: { at: ['Fate Roll', null], rules: ['SA-LEA-02'] },
      abilities: { at: ['Leader Abilities', null], rules: ['SA-LEA-03'] },
    },
  },
  units: {
    sections: ['Units List', 'Units List'],
    printed: { en: 'Units', fr: null },
    related: ['ships', 'production', 'invasion'],
    points: {
      limits: { at: ['Components Limitations', null], rules: ['SA-LIM-01'] },
    },
  },
  ships: {
    sections: ['Units List: Ships', 'Units List'],
    printed: { en: 'Ships', fr: null },
    related: ['units', 'fleet-pool', 'space-combat'],
    points: {
      counted: { at: ['Command Counters: Fleet Supply', null], rules: ['SA-CC-03'] },
    },
  },
} as const satisfies TopicRows;

/** Cards, technologies and races, in Shattered Ascension: headings, what leads where. */
import type { TopicRows } from '../../topic.ts';

export const cards = {
  'strategy-cards': {
    sections: ['Strategy Cards', 'Strategy Cards'],
    printed: { en: 'Strategy cards', fr: null },
    related: ['strategic-action', 'strategy-phase', 'initiative-order'],
    points: {
      leadership: { at: ['card 1', null], rules: ['SA-CC-06'] },
      diplomacy: { at: ['Strategic Action', 'Strategic Action'], rules: ['SA-ACT-07'] },
      assembly: { at: ['Twilight Council', 'Twilight Council Propositions'], rules: ['SA-TC-01'] },
      production: {
        at: ['Command Counters: Strategy Allocation', 'Strategic Action'],
        rules: ['SA-ACT-08'],
      },
      trade: { at: ['Receiving Trade Goods (special)', null], rules: ['SA-TRD-05'] },
      warfare: { at: ['Rule Adjustments: 5 players', null], rules: ['SA-ACT-09'] },
      technology: { at: ['card 7', null], rules: ['SA-TEC-03'] },
      bureaucracy: { at: ['card 8', null], rules: ['SA-OBJ-12'] },
      prospect: { at: ['Setup 2', 'Setup 2'], rules: ['SA-SET-02'] },
    },
  },
  bureaucracy: {
    sections: ['Bureaucracy', 'Bureaucracy'],
    printed: { en: 'Bureaucracy', fr: null },
    related: ['objective-cards', 'strategy-cards', 'rotation-cycler'],
    points: {
      reveal: { at: ['card 8', null], rules: ['SA-OBJ-05'] },
      claim: { at: ['card 8', null], rules: ['SA-OBJ-12'] },
      flip: { at: ['Setup 11', 'Setup 10'], rules: ['SA-SPK-03'] },
    },
    asked: {
      stage: { at: ['card 8 Bureaucracy, Special', null] },
    },
  },
  prospect: {
    sections: ['Prospect', 'Prospect'],
    printed: { en: 'Prospect', fr: null },
    related: ['objective-cards', 'strategy-cards'],
    points: {
      private: { at: ['card 9', null], rules: ['SA-OBJ-13'] },
    },
    asked: {
      limit: { at: ['card 9', null] },
    },
  },
  'action-cards': {
    sections: ['Action Cards', 'Action Cards'],
    printed: { en: 'Action cards', fr: null },
    related: ['action-phase', 'agenda-card', 'ground-rules'],
    points: {
      limit: { at: ['Action Cards', null], rules: ['SA-CRD-01'] },
      moment: { at: ['Action Cards', null], rules: ['SA-CRD-02'] },
      sabotage: { at: ['Action Cards: Sabotage', null], rules: ['SA-CRD-03'] },
      'no-double': { at: ['Action Cards: No Double Play, Take-backs', null], rules: ['SA-CRD-04'] },
      progress: { at: ['action deck', null], rules: ['SA-RUP-02'] },
    },
  },
  technology: {
    sections: ['Technologies', 'Technologies'],
    printed: { en: 'Technologies', fr: null },
    related: ['strategy-cards', 'artifacts', 'planets'],
    points: {
      prerequisites: { at: ['Technologies: Prerequisites', null], rules: ['SA-TEC-01'] },
      price: { at: ['Technologies: Purchases', 'Technology Specialties'], rules: ['SA-TEC-02'] },
      primary: { at: ['card 7', null], rules: ['SA-TEC-03'] },
      'may-use': { at: ['You may use the effects of', null], rules: ['SA-TEC-04'] },
    },
    asked: {
      'all-needed': { at: ['Technologies: Prerequisites', null] },
    },
  },
  'racial-upgrades': {
    sections: ['Racial Upgrades', 'Racial Improvements'],
    printed: { en: 'Racial upgrades', fr: null },
    related: ['status-phase', 'races', 'victory-points'],
    points: {
      when: { at: ['Racial Upgrades', 'Status 3'], rules: ['SA-RUP-01'] },
      price: { at: ['Status 4', 'Status 3'], rules: ['SA-STA-07'] },
    },
    differ: {
      name: ['Status 4', 'Status 3'],
    },
    asked: {
      penalty: { at: ['Status 4', 'Status 3'] },
    },
  },
  races: {
    sections: ['Races', 'Races'],
    printed: { en: 'Races', fr: null },
    related: ['leaders', 'racial-upgrades', 'setup'],
    points: {
      sheets: { at: ['Setup 13', 'Setup 13'], rules: ['SA-SET-15'] },
      mentak: { at: ['Rule Adjustments: Race-specific', null], rules: ['SA-NUM-06'] },
    },
  },
} as const satisfies TopicRows;

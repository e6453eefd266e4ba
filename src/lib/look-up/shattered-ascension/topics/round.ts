/** The round: setup, phases, order, players, in Shattered Ascension: headings, what leads where. */
import type { TopicRows } from '../../topic.ts';

export const round = {
  'game-round': {
    sections: ['Round', 'The Game Round'],
    printed: { en: 'Game round', fr: null },
    related: ['strategy-phase', 'action-phase', 'status-phase'],
    points: {
      phases: { at: ['Round', 'The Game Round'], rules: ['SA-GEN-07'] },
      rotation: { at: ['General Definitions: Rotation Order', null], rules: ['SA-GEN-04'] },
      'as-an-action': {
        at: ['Action Phase: as an action', 'Action Phase: as an action'],
        rules: ['SA-GEN-05'],
      },
    },
  },
  'ground-rules': {
    sections: ['Ground Rules', 'Notes'],
    printed: { en: 'Ground rules', fr: null },
    related: ['game-round', 'action-cards'],
    points: {
      contradictions: {
        at: ['Ground Rules: Contradictions', 'Notes: Contradictions'],
        rules: ['SA-GEN-01'],
      },
      compliance: { at: ['Ground Rules: Compliance', 'Notes: Compliance'], rules: ['SA-GEN-02'] },
      dice: { at: ['Ground Rules: Dice', null], rules: ['SA-GEN-03'] },
      recycle: { at: ['General Definitions: Recycling', null], rules: ['SA-GEN-06'] },
    },
    differ: {
      ranking: ['Ground Rules: Contradictions', 'Notes: Contradictions'],
    },
  },
  setup: {
    sections: ['Setup Sequence', 'Setup'],
    printed: { en: 'Setup', fr: null },
    related: ['secret-objectives', 'speaker', 'rotation-cycler', 'races', 'trade-goods'],
    points: {
      order: { at: ['Setup Sequence', 'Setup'], rules: ['SA-SET-01'] },
      'strategy-cards': { at: ['Setup 2', 'Setup 2'], rules: ['SA-SET-02'] },
      goal: { at: ['Setup 3', 'Setup 3'], rules: ['SA-SET-03'] },
      options: { at: ['Setup 4', 'Setup 4'], rules: ['SA-SET-04'] },
      races: { at: ['Setup 6', 'Setup 6'], rules: ['SA-SET-06'] },
      'home-bids': { at: ['Setup 7', 'Setup 7'], rules: ['SA-SET-07'] },
      'home-pay': { at: ['Setup 7', 'Setup 7'], rules: ['SA-SET-08'] },
      seats: { at: ['Setup 8', 'Setup 7'], rules: ['SA-SET-09'] },
      'speaker-bid': { at: ['Setup 9', 'Setup 8'], rules: ['SA-SET-10'] },
      levelling: { at: ['Setup 10', 'Setup 9'], rules: ['SA-SET-11'] },
      cycler: { at: ['Setup 11', 'Setup 10'], rules: ['SA-SET-12'] },
      reveal: { at: ['Setup 12', 'Setup 12'], rules: ['SA-SET-13'] },
      'two-players': {
        at: ['Rule Adjustments: 2 players: Objectives', 'Setup 12'],
        rules: ['SA-SET-14'],
      },
      'last-step': { at: ['Setup 13', 'Setup 13'], rules: ['SA-SET-15'] },
      counters: { at: ['Setup 13', 'Setup 13'], rules: ['SA-SET-16'] },
      'no-action-cards': { at: ['Setup 13', null], rules: ['SA-SET-17'] },
      'no-notes': { at: [null, 'Setup 13'], rules: ['SA-SET-18'] },
    },
    differ: {
      'bidding-order': ['Setup 7', 'Setup 7'],
      presets: ['Setup 3', 'Setup 3'],
      steps: ['Setup Sequence', 'Setup'],
      'more-options': ['Setup 4', 'Setup 4'],
    },
  },
  'strategy-phase': {
    sections: ['Strategy Phase', 'Strategy Phase'],
    printed: { en: 'Strategy phase', fr: null },
    related: ['game-round', 'strategy-cards', 'agenda-card', 'home-systems'],
    points: {
      agenda: {
        at: ['Strategy Phase 1: Agenda', 'Twilight Council Propositions'],
        rules: ['SA-STR-02'],
      },
      'two-for-one': {
        at: ['Strategy Phase 1: Agenda', 'Twilight Council Propositions'],
        rules: ['SA-STR-03'],
      },
      'top-card': {
        at: ['Strategy Phase 1: Agenda', 'Twilight Council Propositions'],
        rules: ['SA-STR-04'],
      },
      added: { at: ['Rule Adjustments: 4 / 3 / 2 players', null], rules: ['SA-STR-05'] },
      pick: { at: ['Strategy Phase 2', 'Strategy Card Picking'], rules: ['SA-STR-06'] },
      bonus: { at: ['Strategy Phase 2', 'Strategy Card Picking'], rules: ['SA-STR-07'] },
      'turn-bonus': { at: ['Strategy Phase 2', 'Strategy Card Picking'], rules: ['SA-STR-08'] },
      bureaucracy: { at: ['card 8 Bureaucracy, Special', null], rules: ['SA-STR-09'] },
      ownerless: { at: ['Rule Adjustments: 5 players', null], rules: ['SA-STR-10'] },
    },
    differ: {
      'cards-each': ['Strategy Phase 2', 'Strategy Card Picking'],
      'old-card': ['Strategy Phase 1: Agenda', 'Twilight Council Propositions'],
      'when-two': ['Strategy Phase 1: Agenda', 'Twilight Council Propositions'],
      'five-players': ['Rule Adjustments: 5 players', null],
    },
    asked: {
      'second-pick': { at: ['Strategy Phase 2', 'Strategy Card Picking'] },
    },
  },
  'action-phase': {
    sections: ['Action Phase', 'Action Phase'],
    printed: { en: 'Action phase', fr: null },
    related: ['strategic-action', 'tactical-action', 'initiative-order', 'game-round'],
    points: {
      'one-action': { at: ['Action Phase', 'Action Phase'], rules: ['SA-ACT-01'] },
      pass: { at: ['Passing', 'Passing'], rules: ['SA-ACT-03'] },
      passed: { at: ['Passing', null], rules: ['SA-ACT-04'] },
      end: { at: ['Passing', 'Passing'], rules: ['SA-ACT-05'] },
      'no-transfer': { at: ['Action Phase', null], rules: ['SA-ACT-10'] },
    },
  },
  'initiative-order': {
    sections: ['Action Phase: Initiative', 'Initiative Order'],
    printed: { en: 'Initiative', fr: null },
    related: ['action-phase', 'strategy-cards'],
    points: {
      order: { at: ['Action Phase: Initiative', 'Initiative Order'], rules: ['SA-ACT-02'] },
      ownerless: { at: ['Rule Adjustments: 5 players', null], rules: ['SA-ACT-11'] },
    },
    asked: {
      'ownerless-secondaries': { at: ['Rule Adjustments: 5 players', null] },
    },
  },
  'strategic-action': {
    sections: ['Strategic Action', 'Strategic Action'],
    printed: { en: 'Strategic action', fr: null },
    related: ['action-phase', 'strategy-cards', 'rotation-cycler'],
    points: {
      primary: { at: ['Strategic Action', 'Strategic Action'], rules: ['SA-ACT-06'] },
      'own-secondary': { at: ['Strategic Action', 'Strategic Action'], rules: ['SA-ACT-07'] },
      secondary: {
        at: ['Command Counters: Strategy Allocation', 'Strategic Action'],
        rules: ['SA-ACT-08'],
      },
      special: { at: ['Rule Adjustments: 5 players', null], rules: ['SA-ACT-09'] },
    },
  },
  'status-phase': {
    sections: ['Status Phase', 'The Status Sequence'],
    printed: { en: 'Status phase', fr: null },
    related: [
      'objective-cards',
      'victory-points',
      'racial-upgrades',
      'command-tokens',
      'game-round',
    ],
    points: {
      order: { at: ['Status Phase sequence', 'The Status Sequence'], rules: ['SA-STA-01'] },
      claim: { at: ['Status 1', 'Status 1'], rules: ['SA-STA-02'] },
      feedback: { at: ['Status 2', 'Status 2'], rules: ['SA-STA-03'] },
      'shared-lead': { at: [null, null], rules: ['SA-STA-04'] },
      goods: { at: ['Status 3', 'Status 4'], rules: ['SA-STA-05'] },
      upgrades: { at: ['Status 4', 'Status 3'], rules: ['SA-STA-06'] },
      refresh: { at: ['Status 5', 'Status 5'], rules: ['SA-STA-08'] },
      facility: { at: ['Status 5', 'Facilities (one per planet)'], rules: ['SA-STA-09'] },
      wealth: { at: ['Annex 1: Natural Wealth', null], rules: ['SA-STA-16'] },
      receive: { at: ['Status 6', 'Status 6'], rules: ['SA-STA-10'] },
      reallocate: { at: ['Status 7', 'Status 7'], rules: ['SA-STA-11'] },
      upkeep: { at: ['Status 7', null], rules: ['SA-STA-12'] },
      scuttle: { at: ['Status 8', 'Status 8 (scuttling only)'], rules: ['SA-STA-13'] },
      'clean-up': { at: ['Status 9', 'Status 9'], rules: ['SA-STA-14'] },
      captives: { at: ['Executions and Releases', null], rules: ['SA-STA-15'] },
    },
    differ: {
      'three-four': ['Status 3', 'Status 4'],
      'two-players': ['Status 6', 'Status 6'],
      'fleet-upkeep': ['Status 7', null],
      'old-agendas': ['Status 9', 'Status 9'],
      'home-facilities': ['Status 5', 'Facilities (one per planet)'],
    },
  },
  speaker: {
    sections: ['General Definitions: Speaker', 'Components Overview'],
    printed: { en: 'Speaker', fr: null },
    related: ['rotation-cycler', 'agenda-phase', 'strategy-phase', 'elimination'],
    points: {
      first: {
        at: ['General Definitions: Speaker, Rotation Order', 'Components Overview'],
        rules: ['SA-SPK-01'],
      },
      moves: { at: ['Elimination 3', null], rules: ['SA-SPK-02'] },
    },
  },
  'rotation-cycler': {
    sections: ['General Definitions: Rotation Order', 'Components Overview'],
    printed: { en: 'Rotation cycler', fr: null },
    related: ['speaker', 'game-round'],
    points: {
      set: { at: ['Setup 11', 'Setup 10'], rules: ['SA-SPK-03'] },
      flip: { at: [null, null], rules: ['SA-SPK-04'] },
    },
    asked: {
      'own-secondaries': { at: [null, null] },
    },
  },
  elimination: {
    sections: ['Elimination', 'Elimination'],
    printed: { en: 'Elimination', fr: null },
    related: ['surrender', 'speaker', 'trade-agreements'],
    points: {
      out: { at: ['Elimination', null], rules: ['SA-ELI-01'] },
      speaker: { at: ['Elimination', null], rules: ['SA-ELI-02'] },
      fewer: { at: ['Elimination', null], rules: ['SA-ELI-03'] },
    },
  },
  surrender: {
    sections: ['Surrender', 'Surrender'],
    printed: { en: 'Surrender', fr: null },
    related: ['elimination', 'trade-agreements'],
    points: {
      announce: { at: ['Surrender', null], rules: ['SA-ELI-04'] },
      capital: { at: ['Surrender', null], rules: ['SA-ELI-05'] },
      then: { at: ['Surrender 8', null], rules: ['SA-ELI-06'] },
    },
  },
  'player-counts': {
    sections: ['Rule Adjustments', '2-3-4 players variant'],
    printed: { en: 'Numbers by players', fr: null },
    related: ['setup', 'strategy-phase', 'agenda-phase'],
    points: {
      table: { at: ['Rule Adjustments', '2-3-4 players variant'], rules: ['SA-NUM-01'] },
      'half-price': { at: [null, null], rules: ['SA-NUM-05'] },
    },
  },
  variants: {
    sections: ['Game Options', 'Game Options'],
    printed: { en: 'Options', fr: null },
    related: ['setup', 'objective-cards', 'secret-objectives'],
    points: {
      'path-of-fate': { at: ['Path of Fate', 'Path of Fate'], rules: ['SA-VAR-01'] },
      ascendancy: { at: ['Setup 4', 'Setup 4'], rules: ['SA-VAR-03'] },
      'star-by-star': { at: [null, null], rules: ['SA-VAR-04'] },
      covert: { at: ['Annex 2: Covert Objectives (complete)', null], rules: ['SA-VAR-05'] },
      'covert-light': { at: ['Annex 2: Covert Objectives (light)', null], rules: ['SA-VAR-06'] },
      prelude: { at: ['Prelude booklet v12', null], rules: ['SA-VAR-07'] },
      'prelude-claims': { at: ['Prelude booklet v12: Phases 3, 4', null], rules: ['SA-VAR-08'] },
    },
    differ: {
      newer: ['Annex 2: Covert Objectives (complete)', null],
    },
  },
} as const satisfies TopicRows;

/** Objectives, points and the end, in Shattered Ascension: headings, what leads where. */
import type { TopicRows } from '../../topic.ts';

export const points = {
  'home-systems': {
    sections: ['Home Systems', 'Home Systems'],
    printed: { en: 'Home systems', fr: null },
    related: ['victory-points', 'planets', 'strategy-phase'],
    points: {
      return: { at: ['Home Systems', 'Home System Planets Reclamation'], rules: ['SA-STR-01'] },
      missing: { at: ['Home Systems', 'Home Systems'], rules: ['SA-WIN-07'] },
      'first-round': { at: ['Home Systems', 'Home Systems'], rules: ['SA-TAC-04'] },
      'barred-cards': {
        at: ['Action Cards: Home System Restriction', 'Action Cards'],
        rules: ['SA-CRD-06'],
      },
    },
    differ: {
      'return-step': ['Home Systems', 'Home System Planets Reclamation'],
    },
  },
  'objective-cards': {
    sections: ['Types of objectives', 'Objectives'],
    printed: { en: 'Objectives', fr: null },
    related: ['victory-points', 'status-phase', 'bureaucracy', 'secret-objectives'],
    points: {
      claim: { at: ['Status 1: Claiming', 'Status 1: Claiming'], rules: ['SA-OBJ-01'] },
      limits: {
        at: ['Status 1: Claiming Limit', 'Status 1: Claiming Limit'],
        rules: ['SA-OBJ-02'],
      },
      'stage-one': { at: ['Types of objectives', null], rules: ['SA-OBJ-03'] },
      gate: { at: ['Types of objectives', 'Stage 2 Public Objectives'], rules: ['SA-OBJ-04'] },
      'revealed-by': { at: ['card 8', null], rules: ['SA-OBJ-05'] },
      preliminary: { at: ['Types of objectives', 'Preliminary Objectives'], rules: ['SA-OBJ-06'] },
      special: { at: ['Types of objectives', 'Special Objectives'], rules: ['SA-OBJ-08'] },
      'special-cards': { at: ['Types of objectives', 'Special Objectives'], rules: ['SA-OBJ-09'] },
      sovereign: { at: ['Types of objectives', 'Special Objectives'], rules: ['SA-OBJ-10'] },
      replaced: { at: ["stage I deck, cards 'Special'", null], rules: ['SA-OBJ-14'] },
      payment: { at: ["cards ('now spend')", null], rules: ['SA-OBJ-15'] },
      neutral: { at: ['FAQ v6: Domain Counters', null], rules: ['SA-OBJ-16'] },
      artifacts: { at: ['FAQ v6: Miscellaneous', null], rules: ['SA-OBJ-17'] },
      eliminated: { at: ['Elimination', null], rules: ['SA-OBJ-18'] },
      'by-units': { at: ['Control of a System', 'Control of a System'], rules: ['SA-PLA-06'] },
    },
    differ: {
      'how-many': ['Types of objectives', 'Special Objectives'],
    },
    asked: {
      'more-than': { at: ['Types of objectives', 'Special Objectives'] },
    },
  },
  'secret-objectives': {
    sections: ['Types of objectives: Secret', 'Secret Objectives'],
    printed: { en: 'Secret objectives', fr: null },
    related: ['objective-cards', 'variants'],
    points: {
      'two-drawn': { at: ['Setup 5, 13', 'Setup 5, 13'], rules: ['SA-SET-05'] },
      proof: { at: ['Types of objectives', 'Secret Objectives'], rules: ['SA-OBJ-07'] },
    },
    differ: {
      spare: ['Setup 5, 13', 'Setup 5, 13'],
      show: ['Types of objectives', 'Secret Objectives'],
    },
  },
  'victory-points': {
    sections: ['Winning the game', 'Winning the game'],
    printed: { en: 'Victory points', fr: null },
    related: ['objective-cards', 'home-systems', 'status-phase'],
    points: {
      'claim-step': { at: ['Winning the game', 'Winning the game'], rules: ['SA-WIN-01'] },
      ties: { at: ['Winning the game', 'Winning the game'], rules: ['SA-WIN-02'] },
      'at-once': { at: ['Winning the game', 'Winning the game'], rules: ['SA-WIN-03'] },
      between: { at: [null, null], rules: ['SA-WIN-04'] },
      'imperium-rex': { at: ['stage II deck: Imperium Rex', null], rules: ['SA-WIN-05'] },
      wins: { at: ['stage II deck', null], rules: ['SA-WIN-06'] },
      floor: { at: ['Types of objectives: Losing Victory Points', null], rules: ['SA-WIN-08'] },
      'no-cap': { at: ['Winning the game', 'Winning the game'], rules: ['SA-WIN-09'] },
      armistice: { at: ['Armistice', null], rules: ['SA-WIN-10'] },
    },
    differ: {
      lowest: ['Types of objectives: Losing Victory Points', null],
    },
  },
} as const satisfies TopicRows;

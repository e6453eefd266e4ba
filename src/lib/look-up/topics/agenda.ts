/** The agenda phase and the speaker: numbers, printed names, what leads where. */
import type { TopicRows } from '../topic.ts';

export const agenda = {
  'agenda-phase': {
    sections: ['8', null],
    printed: { en: 'Agenda Phase', fr: 'Phase de Projet' },
    related: ['custodians-token', 'game-round', 'influence'],
    points: {
      when: { at: ['8.1', null], rules: ['R-CUS-04'] },
      two: { at: ['8.2', null], rules: ['R-AGD-01', 'R-AGD-02'] },
      order: { at: ['8.2', '80.2'], rules: ['R-AGD-03'] },
      votes: { at: ['8.6', null], rules: ['R-AGD-24'] },
      'no-goods': { at: ['8.13', null], rules: ['R-TRD-09'] },
      'one-outcome': { at: ['8.7', null], rules: ['R-AGD-05'] },
      outcomes: { at: ['8.8', null], rules: ['R-AGD-06', 'R-AGD-25'] },
      abstain: { at: ['8.14', null], rules: ['R-AGD-07'] },
      'extra-votes': { at: ['8.15', null], rules: ['R-AGD-08'] },
      barred: { at: ['8.16', null], rules: ['R-AGD-09', 'R-AGD-22'] },
      tie: { at: ['8.19', '80.2'], rules: ['R-AGD-10', 'R-SPK-03'] },
      predict: { at: ['8.22', null], rules: ['R-AGD-11'] },
      'stay-exhausted': { at: ['8.3', null] },
      ready: { at: ['8.4', null], rules: ['R-AGD-20'] },
      trade: { at: ['83.6', '94.6'], rules: ['R-TRD-05'] },
      'no-initiative': { at: [null, '98.7'], rules: ['R-AGD-21'] },
    },
    differ: {
      score: ['52.3', '61.5'],
    },
    asked: {
      'speaker-abstains': { at: ['8.19', '80.2'] },
      'two-riders': { at: [null, null], rules: ['R-AGD-12'] },
      bribery: { at: [null, null], rules: ['R-AGD-18'] },
      'secret-ban': { at: [null, null] },
    },
  },
  'agenda-card': {
    sections: ['7', null],
    printed: { en: 'Agenda Card', fr: 'Carte Projet' },
    related: ['agenda-phase', 'attach', 'victory-points'],
    points: {
      law: { at: ['7.2', null], rules: ['R-AGD-13'] },
      against: { at: ['7.2', null] },
      discarded: { at: ['7.5', null], rules: ['R-AGD-13', 'R-AGD-14'] },
      attached: { at: ['12', null] },
      'points-stay': { at: ['87.6', '98.6'], rules: ['R-VP-08'] },
      'nothing-to-elect': { at: ['8.8', null], rules: ['R-AGD-06'] },
    },
    asked: {
      replaced: { at: [null, null], rules: ['R-AGD-16'] },
      miscount: { at: [null, null], rules: ['R-AGD-17'] },
      favor: { at: [null, null] },
      'research-team': { at: [null, null] },
    },
  },
  speaker: {
    sections: ['69', '80'],
    printed: { en: 'Speaker', fr: 'Orateur' },
    related: ['agenda-card', 'agenda-phase', 'objective-cards', 'politics', 'strategy-phase'],
    points: {
      start: { at: ['69.5', '80.5'], rules: ['R-SET-01'] },
      picks: { at: ['69.1', '80.1'], rules: ['R-SPK-01'] },
      reveals: { at: ['69.4', '80.4'] },
      'votes-last': { at: ['69.2', '80.2'], rules: ['R-SPK-03'] },
      politics: { at: ['57.2', '66.2'], rules: ['R-SPK-04'] },
      'at-once': { at: ['57.2', '66.2'], rules: ['R-SPK-05'] },
      out: { at: ['69.7', '80.7'], rules: ['R-SPK-06'] },
    },
  },
  'custodians-token': {
    sections: ['26', null],
    printed: { en: 'Custodians Token', fr: 'Pion Gardiens' },
    related: ['agenda-phase', 'influence', 'victory-points'],
    points: {
      closed: { at: ['26.1', null] },
      pay: { at: ['26.2', null], rules: ['R-CUS-02'] },
      'must-land': { at: ['26.2', null], rules: ['R-CUS-02'] },
      point: { at: ['26.3', null], rules: ['R-CUS-03'] },
      agenda: { at: ['26.4', null], rules: ['R-CUS-04'] },
    },
    asked: {
      winnu: { at: [null, null] },
    },
  },
} as const satisfies TopicRows;

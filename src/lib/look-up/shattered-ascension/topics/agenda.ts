/** The council and its offices, in Shattered Ascension: headings, what leads where. */
import type { TopicRows } from '../../topic.ts';

export const agenda = {
  'agenda-phase': {
    sections: ['Twilight Council', 'Twilight Council Propositions'],
    printed: { en: 'Twilight Council', fr: null },
    related: ['agenda-card', 'speaker', 'voice-of-the-council', 'influence'],
    points: {
      meets: { at: ['Twilight Council', 'Twilight Council Propositions'], rules: ['SA-TC-01'] },
      'option-a': { at: ['card 3', null], rules: ['SA-TC-02'] },
      'option-b': { at: ['card 3', null], rules: ['SA-TC-03'] },
      order: { at: ['Twilight Council', null], rules: ['SA-TC-04'] },
      votes: { at: ['Voting 1', null], rules: ['SA-TC-06'] },
      ballots: { at: ['Voting 3', null], rules: ['SA-TC-07'] },
      resolve: { at: ['Voting 4', null], rules: ['SA-TC-08'] },
      tie: { at: ['Voting: Ties', 'Speaker token'], rules: ['SA-TC-09'] },
      'no-votes': { at: ['Voting: Ties (exception)', null], rules: ['SA-TC-10'] },
      'open-order': { at: ['Other Rules for Political Cards', null], rules: ['SA-TC-13'] },
      promises: { at: ['Voting 2', null], rules: ['SA-TC-14'] },
      'two-assembly': { at: ['Rule Adjustments: 2 players: Assembly', null], rules: ['SA-NUM-02'] },
      'two-dice': { at: ['Rule Adjustments: 2 players: Assembly', null], rules: ['SA-NUM-03'] },
    },
    asked: {
      'without-assembly': { at: ['Twilight Council', 'Twilight Council Propositions'] },
      exhaust: { at: ['Voting 1', null] },
    },
  },
  'agenda-card': {
    sections: ['Political Cards', 'Political Cards'],
    printed: { en: 'Political cards', fr: null },
    related: ['agenda-phase', 'strategy-phase'],
    points: {
      law: { at: ['Political Cards keywords', null], rules: ['SA-TC-11'] },
      hand: { at: ['Action Cards', null], rules: ['SA-CRD-01'] },
      'open-piles': { at: ['Action Cards', null], rules: ['SA-CRD-05'] },
      marks: { at: ['Rule Adjustments: 3 / 2 players', null], rules: ['SA-CRD-07'] },
    },
  },
  'voice-of-the-council': {
    sections: ['Voice of the Council', 'Voice of the Council'],
    printed: { en: 'Voice of the Council', fr: null },
    related: ['agenda-phase', 'objective-cards'],
    points: {
      added: { at: ['Voice of the Council', null], rules: ['SA-TC-05'] },
      office: { at: ['Voice of the Council', null], rules: ['SA-TC-12'] },
      point: { at: ['Voice of the Council', null], rules: ['SA-OBJ-11'] },
    },
    asked: {
      'no-votes': { at: ['Voice of the Council', null] },
    },
  },
} as const satisfies TopicRows;

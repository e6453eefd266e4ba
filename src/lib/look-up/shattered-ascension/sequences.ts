/** What Shattered Ascension does in a fixed order: steps to tick, each with the point that tells of it. */
import type { Ref } from './topics.ts';

export const SEQUENCES = {
  'status-phase': {
    steps: {
      claim: ['status-phase', 'claim'],
      feedback: ['status-phase', 'feedback'],
      'goods-and-upgrades': ['status-phase', 'upgrades'],
      refresh: ['status-phase', 'refresh'],
      receive: ['status-phase', 'receive'],
      reallocate: ['status-phase', 'reallocate'],
      scuttle: ['status-phase', 'scuttle'],
      'clean-up': ['status-phase', 'clean-up'],
    },
    reminders: {},
  },
  'tactical-action': {
    steps: {
      activate: ['tactical-action', 'activate'],
      move: ['tactical-action', 'move'],
      cannons: ['tactical-action', 'cannons'],
      battle: ['tactical-action', 'battle'],
      land: ['tactical-action', 'land'],
      resolve: ['tactical-action', 'resolve'],
      produce: ['production', 'order'],
    },
    reminders: {},
  },
  'agenda-phase': {
    steps: {
      draw: ['agenda-phase', 'meets'],
      speaker: ['speaker', 'moves'],
      choose: ['agenda-phase', 'option-a'],
      voice: ['voice-of-the-council', 'added'],
      count: ['agenda-phase', 'votes'],
      ballots: ['agenda-phase', 'ballots'],
      resolve: ['agenda-phase', 'resolve'],
      last: ['voice-of-the-council', 'office'],
      secondaries: ['strategic-action', 'secondary'],
    },
    reminders: {},
  },
  elimination: {
    steps: {
      out: ['elimination', 'out'],
      speaker: ['elimination', 'speaker'],
      fewer: ['elimination', 'fewer'],
    },
    reminders: {},
  },
} as const satisfies Readonly<
  Record<string, { steps: Readonly<Record<string, Ref>>; reminders: object }>
>;

/** What a language says of them: a sentence for each step. */
export type AscensionSequenceWords = {
  [Id in keyof typeof SEQUENCES]: {
    name: string;
    steps: { [Step in keyof (typeof SEQUENCES)[Id]['steps']]: string };
    reminders: Readonly<Record<string, string>>;
  };
};

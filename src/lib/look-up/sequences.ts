/** What is done in a fixed order at the table: steps to tick, and who or what changes one of them. */
import { familyRules } from './open-rules.ts';
import type { RuleRef } from './topics.ts';

/** What brings a reminder, by its id in the tables of cards. */
export type Bringer =
  { faction: string } | { technology: string } | { law: string } | { note: string };

/** Something to remember at a step, while what brings it is in the game. */
export interface ReminderRow {
  step: string;
  of: Bringer;
}

export interface SequenceRow {
  /** Each step by id, with the point that tells of it, in order. */
  steps: Readonly<Record<string, RuleRef>>;
  /** After the last step but those behind it: back to this one, until it is over. */
  again?: { after: string; to: string };
  reminders: Readonly<Record<string, ReminderRow>>;
}

export const SEQUENCES = {
  'tactical-action': {
    steps: {
      activate: ['tactical-action', 'activate'],
      move: ['tactical-action', 'move'],
      'cannon-offense': ['space-cannon', 'offense'],
      'space-combat': ['tactical-action', 'combat'],
      invade: ['tactical-action', 'invade'],
      produce: ['tactical-action', 'produce'],
    },
    reminders: {
      'chaos-mapping': { step: 'activate', of: { faction: 'clan-of-saar' } },
      armada: { step: 'move', of: { faction: 'barony-of-letnev' } },
      'fleet-regulations': { step: 'move', of: { law: 'fleet-regulations' } },
      sarween: { step: 'produce', of: { technology: 'sarween-tools' } },
      algorithm: { step: 'produce', of: { technology: 'ai-development-algorithm' } },
    },
  },
  'space-combat': {
    steps: {
      before: ['space-combat', 'before'],
      barrage: ['space-combat', 'barrage'],
      announce: ['space-combat', 'announce'],
      roll: ['space-combat', 'roll'],
      hits: ['space-combat', 'hits'],
      retreat: ['space-combat', 'retreat'],
      end: ['space-combat', 'end'],
    },
    again: { after: 'retreat', to: 'announce' },
    reminders: {
      armada: { step: 'end', of: { faction: 'barony-of-letnev' } },
      edict: { step: 'end', of: { faction: 'mahact-gene-sorcerers' } },
    },
  },
  invasion: {
    steps: {
      bombard: ['bombardment', 'targets'],
      commit: ['invasion', 'steps'],
      'cannon-defense': ['space-cannon', 'defense'],
      'ground-combat': ['ground-combat', 'rounds'],
      control: ['invasion', 'control'],
    },
    reminders: {
      x89: { step: 'bombard', of: { technology: 'x-89-bacterial-weapon' } },
      'blood-ties': { step: 'commit', of: { faction: 'winnu' } },
      'more-pds': { step: 'control', of: { law: 'homeland-defense-act' } },
      scavenge: { step: 'control', of: { faction: 'clan-of-saar' } },
    },
  },
  transactions: {
    steps: {
      partner: ['transactions', 'once'],
      agree: ['transactions', 'uneven'],
      give: ['transactions', 'what'],
      convert: ['transactions', 'convert'],
    },
    reminders: {
      'guild-ships': { step: 'partner', of: { faction: 'emirates-of-hacan' } },
      convoys: { step: 'partner', of: { note: 'trade-convoys' } },
      arbiters: { step: 'give', of: { faction: 'emirates-of-hacan' } },
      hubris: { step: 'give', of: { faction: 'mahact-gene-sorcerers' } },
      pillage: { step: 'convert', of: { faction: 'mentak-coalition' } },
      protection: { step: 'convert', of: { note: 'promise-of-protection' } },
    },
  },
  'agenda-phase': {
    steps: {
      reveal: ['agenda-phase', 'two'],
      predict: ['agenda-phase', 'predict'],
      vote: ['agenda-phase', 'order'],
      'after-speaker': ['agenda-phase', 'bribery'],
      outcome: ['agenda-phase', 'tie'],
      resolve: ['agenda-card', 'law'],
      pay: ['agenda-phase', 'predict'],
      ready: ['agenda-phase', 'ready'],
    },
    again: { after: 'pay', to: 'reveal' },
    reminders: {
      zeal: { step: 'vote', of: { faction: 'argent-flight' } },
      threat: { step: 'vote', of: { faction: 'nekro-virus' } },
      qanoj: { step: 'vote', of: { faction: 'xxcha-kingdom' } },
      gila: { step: 'vote', of: { faction: 'emirates-of-hacan' } },
      intelligence: { step: 'vote', of: { technology: 'predictive-intelligence' } },
      pact: { step: 'vote', of: { note: 'blood-pact' } },
      government: { step: 'vote', of: { law: 'representative-government' } },
      'government-anew': { step: 'vote', of: { law: 'representative-government-pok' } },
    },
  },
  elimination: {
    steps: {
      out: ['elimination', 'out'],
      pieces: ['elimination', 'pieces'],
      others: ['elimination', 'others'],
      'strategy-cards': ['elimination', 'strategy-cards'],
      secrets: ['elimination', 'secrets'],
      speaker: ['elimination', 'speaker'],
      goods: ['elimination', 'goods'],
    },
    reminders: {
      copied: { step: 'pieces', of: { faction: 'nekro-virus' } },
      wormholes: { step: 'pieces', of: { faction: 'ghosts-of-creuss' } },
      zero: { step: 'strategy-cards', of: { faction: 'naalu-collective' } },
    },
  },
} as const satisfies Record<string, SequenceRow>;

export type SequenceId = keyof typeof SEQUENCES;

/** Every sequence of the base game, in the order in which they are listed. */
export const SEQUENCE_IDS = Object.keys(SEQUENCES) as SequenceId[];

type SequenceRows = Readonly<Record<string, SequenceRow>>;

/** The points of a family's own rules pass for those of the base game: the ids are read with its topics. */
const openSequences = () => (familyRules()?.sequences ?? SEQUENCES) as SequenceRows;

/** The sequences of the rules that are read now; their ids pass for those of the base game. */
export const sequenceIds = (): SequenceId[] => Object.keys(openSequences()) as SequenceId[];

/** Whether a word is the id of a sequence. */
export const isSequence = (id: string): id is SequenceId => Object.hasOwn(openSequences(), id);

/** The row of a sequence. */
export const sequenceOf = (id: SequenceId): SequenceRow => openSequences()[id]!;

/** What a language says of a sequence: a sentence for each step and each reminder. */
export type SequenceWords = {
  [Id in SequenceId]: {
    name: string;
    steps: { [Step in keyof (typeof SEQUENCES)[Id]['steps']]: string };
    reminders: { [Reminder in keyof (typeof SEQUENCES)[Id]['reminders']]: string };
  };
};

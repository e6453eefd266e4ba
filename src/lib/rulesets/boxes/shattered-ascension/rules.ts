import type { OpenSetting } from '../../../core/settings.ts';
import type { BaseRules } from '../../box.ts';
import type { Edition } from './editions.ts';
import { planOf } from './plan.ts';
import { ARTIFACT_COLOURS } from './relics.ts';
import { strategyCards } from './strategy-cards.ts';
import { VOICE, type OwnTables } from './tables.ts';

/** Players with whom it is left out: two of them hold no secrets and no preliminary objective. */
const TWO = 2;
/** So many agendas lie open at most: one of each player. */
const OPEN_AGENDAS = 8;
/** Up to so many players pick several strategy cards each. */
const SEVERAL_CARDS = 4;

/** Two players have no preliminary objective, nor those that ask for many planets. */
const notForTwo = ({ objectives }: OwnTables): string[] =>
  Object.entries(objectives).flatMap(([id, { kind }]) =>
    kind === 'own-preliminary' || id === 'spe-sovereign' || id === 'spe-imperial' ? id : [],
  );

/**
 * What its rulebook leaves to the table: the goal always (SA-SET-03); in edition 6 also how many cards each of a
 * few players picks, and how many tokens there are (SA-STR-06, SA-CC-05).
 */
const openWith = ({ printsNumbers }: Edition, players: number): readonly OpenSetting[] => {
  if (printsNumbers) return ['goal'];
  return players <= SEVERAL_CARDS ? ['goal', 'tokenTotal', 'cardsEach'] : ['goal', 'tokenTotal'];
};

/** The rules of an edition. */
export const rulesOf = (edition: Edition, tables: OwnTables): BaseRules => ({
  // Its rulebooks, by edition: the look-up cites them by their headings.
  books: ['shattered-ascension', 'shattered-ascension-v6'],
  reference: edition.id,
  players: { min: 2, max: 8 },
  printed: { name: 'Twilight Imperium: Third Edition', bggId: 12493, isVariant: true },
  plan: planOf(edition),
  answers: {
    scoring: 'any-order',
    ending: 'after-claims',
    victory: 'most-points',
    totals: [{ while: 'home-missing', points: -2 }],
    ties: 'planets-outside-home',
    floor: edition.floor,
    bonus: 'goods-or-tokens',
    secondStage: 'at-goal',
    ballots: 'shared',
  },
  goals: edition.goals,
  tokens: { total: edition.tokens, start: { tactic: 3, fleet: 3, strategy: 2 } },
  publicObjectives: { stage1: 39, stage2: 23, atSetup: 3, atSetup2: 3 },
  objectiveKinds: {
    public: { perStatus: 1, inHand: false, needsHome: false },
    secret: { perStatus: 1, inHand: true, needsHome: false },
    'own-preliminary': { perStatus: 1, inHand: false, needsHome: false, closes: true, atSetup: 1 },
    'own-special': {
      perStatus: null,
      inHand: false,
      needsHome: false,
      compulsory: true,
      atSetup: 'all',
      earlyWith: 'prelude',
    },
    'own-race': {
      perStatus: 1,
      inHand: true,
      needsHome: false,
      countsAs: 'secret',
      perGame: 1,
      option: 'path-of-fate',
    },
  },
  options: edition.options,
  repeatsWith: 'ascendancy',
  simultaneousWith: 'simultaneous-actions',
  scoring: { secretLimit: 2, perCombat: 1, agendaObjectives: false },
  strategyCards,
  ...tables,
  riders: {},
  // Everyone draws one.
  actionCards: { 'neural-motivator': 2 },
  handLimit: 7,
  statusTokens: ['hyper-metabolism'],
  standing: {},
  turnBenders: {},
  agendaOpeners: { assembly: { agendas: 5 } },
  council: {
    options: {
      a: { least: 3, most: 3, own: false, speaker: 'owner' },
      // One, then up to three more, each of which is voted on or discarded.
      b: { least: 1, most: 4, own: true, speaker: 'another' },
      // As many as the table likes of those that lie open (SA-TC-01).
      table: { least: 1, most: OPEN_AGENDAS, own: true, speaker: 'kept' },
    },
    byTable: 'table',
    voice: VOICE,
    voiceVotes: (players) => (players === TWO ? 3 : 5),
    ownerVotes: (players, option) => (players === TWO && option === 'b' ? 3 : 0),
    // The lowest of three dice, and goods that are paid (SA-NUM-03).
    toldVotes: (players) => players === TWO,
    ownWithOthers: (players) => players === TWO,
  },
  counted: {
    steps: { score: 'planets', council: 'votes' },
    strategyCards: { assembly: 'votes' },
  },
  agreements: { self: (players) => (players <= 3 ? 2 : players === 4 ? 1 : 0) },
  technologyPrice: { resources: 5, relics: ARTIFACT_COLOURS },
  questions: {
    cardsEach: (players) => (players === TWO ? 3 : players <= SEVERAL_CARDS ? 2 : 1),
    goal: (players) => (players === TWO ? 8 : (edition.goals[0] ?? 12)),
    open: (players) => openWith(edition, players),
    secretsDrawn: (players) => (players === TWO ? 0 : 2),
    statusTokensLess: (players) => (players === TWO ? edition.lessForTwo : 0),
    drawnCards: (players) => (edition.drawnCard && players === 5 ? 1 : 0),
    without: (players) => (players === TWO ? notForTwo(tables) : []),
  },
});

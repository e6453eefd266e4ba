import type { BaseRules } from '../../box.ts';
import { agendas } from './agendas.ts';
import { factions } from './factions.ts';
import { objectives } from './objectives.ts';
import { plan } from './plan.ts';
import { riders } from './riders.ts';
import { strategyCards } from './strategy-cards.ts';

/** Twilight Imperium, fourth edition, without expansions (LRR 1.2). */
export const rules = {
  // The rules references: LRR 1.2, and the one that came with the first expansion.
  books: ['base', 'pok'],
  reference: 'base',
  players: { min: 3, max: 6 },
  printed: { name: 'Twilight Imperium: Fourth Edition', bggId: 233078 },
  plan,
  answers: {},
  // 10 and 14 are the two sides of the victory track (LRR 1.2 87.2); 12 lies between them.
  goals: [10, 12, 14],
  // The box holds 16 tokens of each faction; the start is LRR 1.2 19.1.
  tokens: { total: 16, start: { tactic: 3, fleet: 3, strategy: 2 } },
  publicObjectives: { stage1: 5, stage2: 5, atSetup: 2 },
  objectiveKinds: {
    public: { perStatus: 1, inHand: false, needsHome: true },
    secret: { perStatus: 1, inHand: true, needsHome: false },
  },
  scoring: {
    secretLimit: 3,
    perCombat: 1,
    agendaObjectives: false,
  },
  custodians: { points: 1, influence: 6 },
  mecatol: 'mecatol-rex',
  votesBoughtWith: 'bribery',
  agendasPerRound: 2,
  strategyCards,
  objectives,
  agendas,
  factions,
  riders,
  // Everyone draws one (LRR 1.2 70.3).
  actionCards: { 'neural-motivator': 2 },
  handLimit: 7,
  statusTokens: ['hyper-metabolism'],
  standing: { 'minister-of-policy': { cardsAtEnd: 1 } },
  turnBenders: {},
  agendaOpeners: {},
  questions: {
    cardsEach: (players) => (players <= 4 ? 2 : 1),
  },
} satisfies BaseRules;

/** The game before anything is known of it. */
import { STANDARD } from './rule-variants.ts';
import type { Game } from './game.ts';
import { NO_SEAT } from './vocabulary.ts';

/** The empty table that a chart starts from, before `game.created`. */
export function createGame(): Game {
  return {
    id: '',
    ruleset: '',
    expansions: [],
    settings: {
      goal: 10,
      cardsEach: 1,
      depth: 'standard',
      clock: 'count',
      tokenTotal: 16,
      secretLimit: 3,
      publicObjectives: { stage1: 5, stage2: 5 },
      agendasPerRound: 2,
      endAfterRound: null,
      playOn: false,
    },
    answers: STANDARD,
    seating: [],
    players: {},
    speaker: NO_SEAT,
    round: 0,
    strategyCards: {},
    objectives: [],
    scores: [],
    laws: [],
    custodians: { removed: false, by: null },
    mecatol: null,
    planetCards: {},
    attested: [],
    debts: [],
    purged: [],
    step: { phase: 'setup', at: 'table' },
    result: null,
  };
}

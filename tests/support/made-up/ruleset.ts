/**
 * A small game that no one has printed: five phases of which one is new, other status steps in
 * another order, play counter-clockwise, a kind of objective of its own, two points less while home
 * planets are missing, a victory that may be shared, and a faction that captures tokens. Nothing in
 * core knows of it.
 */
import type { ObjectiveFacts, Ruleset } from '../../../src/lib/core/ruleset.ts';
import { faction } from '../../../src/lib/rulesets/card-rows.ts';
import { rulesetOf } from '../../../src/lib/rulesets/compose.ts';

/** Lies open from the start and may be scored beside the others, home or not. */
const special = (points: number): ObjectiveFacts => ({
  kind: 'own-special',
  stage: null,
  points,
  phase: 'status',
});

const base = rulesetOf([]);

export const madeUp: Ruleset = {
  ...base,
  id: 'made-up',
  plan: {
    id: 'made-up',
    phases: [
      { phase: 'strategy', steps: ['pick', 'goods'] },
      { phase: 'own-fair', steps: ['own-haggle', 'own-settle'] },
      { phase: 'action', steps: ['turn', 'strategic', 'tactical', 'component'] },
      {
        phase: 'status',
        steps: [
          'tokens',
          'return-tokens',
          'ready',
          'score',
          'own-improve',
          'draw',
          'return-cards',
          'reveal',
        ],
      },
      {
        phase: 'agenda',
        steps: ['reveal', 'vote', 'outcome', 'riders', 'ready'],
        comes: 'custodians-gone',
      },
    ],
  },
  answers: {
    direction: 'counter-clockwise',
    scoring: 'from-speaker',
    ending: 'after-scoring',
    victory: 'most-points',
    totals: [{ while: 'home-missing', points: -2 }],
  },
  objectiveKinds: {
    ...base.objectiveKinds,
    'own-special': { perStatus: null, inHand: false, needsHome: false },
  },
  // Few, so that many tables seat the one that captures tokens.
  factions: {
    ...Object.fromEntries(Object.entries(base.factions).slice(-9)),
    'own-bailiffs': faction(3, { traits: ['captures-tokens'] }),
  },
  objectives: { ...base.objectives, 'voice-of-the-fair': special(1), 'twelve-stalls': special(2) },
};

/** The special objectives, which lie open from the start. */
export const SPECIALS = ['voice-of-the-fair', 'twelve-stalls'];

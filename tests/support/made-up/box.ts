/**
 * A small game that no one has printed: five phases of which one is new, a step of its own in each of
 * them, other status steps in another order, play counter-clockwise, a kind of objective of its own, two
 * points less while home planets are missing, a victory that may be shared, a faction that captures
 * tokens, and no custodians. Nothing in core knows of it.
 */
import type { ObjectiveFacts } from '../../../src/lib/core/ruleset.ts';
import { base } from '../../../src/lib/rulesets/boxes/base/box.ts';
import { defineBase, type BaseRules } from '../../../src/lib/rulesets/box.ts';
import { faction } from '../../../src/lib/rulesets/card-rows.ts';
import { STEPS } from './steps.ts';

/** Lies open from the start and may be scored beside the others, home or not. */
const special = (points: number): ObjectiveFacts => ({
  kind: 'own-special',
  stage: null,
  points,
  phase: 'status',
});

const { custodians: _, mecatol: __, votesBoughtWith: ___, ...rest }: BaseRules = base.rules;

const rules: BaseRules = {
  ...rest,
  plan: {
    id: 'made-up',
    setup: ['table', 'opening', 'secrets', 'own-lots'],
    phases: [
      { phase: 'strategy', steps: ['own-stalls', 'pick', 'goods'] },
      { phase: 'own-fair', steps: ['own-haggle', 'own-settle'] },
      {
        phase: 'action',
        steps: ['own-muster', 'turn', 'strategic', 'tactical', 'component', 'council', 'own-moot'],
      },
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
        steps: ['own-oath', 'reveal', 'vote', 'outcome', 'riders', 'ready', 'own-crown'],
      },
    ],
    own: STEPS,
  },
  answers: {
    direction: 'counter-clockwise',
    scoring: 'from-speaker',
    ending: 'after-scoring',
    victory: 'most-points',
    totals: [{ while: 'home-missing', points: -2 }],
  },
  // Its table may hold a council in any turn.
  council: {
    options: { moot: { least: 1, most: 3, own: true, speaker: 'kept' } },
    byTable: 'moot',
    voice: 'minister-of-peace',
    voiceVotes: () => 0,
    ownerVotes: () => 0,
    ownWithOthers: () => true,
  },
  objectiveKinds: {
    ...rest.objectiveKinds,
    'own-special': { perStatus: null, inHand: false, needsHome: false },
  },
  // Few, so that many tables seat the one that captures tokens.
  factions: {
    ...Object.fromEntries(Object.entries(rest.factions).slice(-9)),
    'own-bailiffs': faction(3, { traits: ['captures-tokens'] }),
  },
  objectives: { ...rest.objectives, 'voice-of-the-fair': special(1), 'twelve-stalls': special(2) },
};

export const madeUpGame = defineBase({
  id: 'made-up',
  kind: 'base',
  order: 99,
  rules,
  cards: base.cards,
});

/** The special objectives, which lie open from the start. */
export const SPECIALS = ['voice-of-the-fair', 'twelve-stalls'];

import type { RiderFacts } from '../../../core/ruleset.ts';

/** The promissory note of Keleres predicts an outcome. */
export const riders = {
  'keleres-rider': {
    barsVote: true,
    points: 0,
    tokens: 0,
    goods: 2,
    speaker: false,
    actionCards: 1,
    of: { faction: 'council-keleres', by: 'others' },
  },
} satisfies Readonly<Record<string, RiderFacts>>;

import type { RiderFacts } from '../../../core/ruleset.ts';

/** Every rider bars its player from voting on that agenda. */
const rider: RiderFacts = { barsVote: true, points: 0, tokens: 0, goods: 0, speaker: false };

/** The riders of the base game and the prediction of a faction; what is not tracked (units, cards) is a reminder in the words. */
export const riders = {
  'galactic-threat': {
    ...rider,
    barsVote: false,
    once: true,
    of: { faction: 'nekro-virus', by: 'owner' },
  },
  'construction-rider': { ...rider },
  'diplomacy-rider': { ...rider },
  'imperial-rider': { ...rider, points: 1 },
  'leadership-rider': { ...rider, tokens: 3 },
  'politics-rider': { ...rider, speaker: true, actionCards: 3 },
  'technology-rider': { ...rider },
  'trade-rider': { ...rider, goods: 5 },
  'warfare-rider': { ...rider },
} satisfies Readonly<Record<string, RiderFacts>>;

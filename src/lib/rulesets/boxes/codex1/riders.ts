import type { RiderFacts } from '../../../core/ruleset.ts';

/** The prediction card of the first codex: it pays nothing, others lose fleet tokens. */
export const riders = {
  sanction: { barsVote: true, points: 0, tokens: 0, goods: 0, speaker: false, votersLoseFleet: 1 },
} satisfies Readonly<Record<string, RiderFacts>>;

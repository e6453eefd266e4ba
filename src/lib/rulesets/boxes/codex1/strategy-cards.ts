import type { StrategyCardFacts } from '../../../core/ruleset.ts';

/** The Diplomacy of the first codex: its primary readies up to two planets anywhere. */
export const strategyCards = {
  diplomacy: {
    initiative: 2,
    primary: [{ effect: 'place-others-tokens' }, { effect: 'ready-planets', upTo: 2 }],
    secondary: [{ effect: 'ready-planets', upTo: 2 }],
    secondaryCost: 1,
    secondaryTokenTo: 'reinforcements',
  },
} satisfies Readonly<Record<string, StrategyCardFacts>>;

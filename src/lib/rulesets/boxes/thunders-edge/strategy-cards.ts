import type { StrategyCardFacts } from '../../../core/ruleset.ts';

/** The two strategy cards that Thunder's Edge prints anew. */
export const strategyCards = {
  // either structure both times, or production instead of the first; the token goes to the box
  construction: {
    initiative: 4,
    primary: [
      { effect: 'build-structures', structures: 1, produces: true },
      { effect: 'build-structures', structures: 1 },
    ],
    secondary: [{ effect: 'build-structures', structures: 1 }],
    secondaryCost: 1,
    secondaryTokenTo: 'reinforcements',
  },
  // a tactical action without a token, redistributing before and after
  warfare: {
    initiative: 6,
    primary: [
      { effect: 'redistribute' },
      { effect: 'tactical-action' },
      { effect: 'redistribute', again: true },
    ],
    secondary: [{ effect: 'produce-at-home', everywhere: true }],
    secondaryCost: 1,
    secondaryTokenTo: 'reinforcements',
  },
} satisfies Readonly<Record<string, StrategyCardFacts>>;

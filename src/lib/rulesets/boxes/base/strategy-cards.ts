import type { StrategyCardFacts } from '../../../core/ruleset.ts';

/**
 * The eight strategy cards of the base game, effects from top to bottom (LRR PoK 82.3). A secondary
 * costs a strategy token that returns to reinforcements, unless the row says otherwise.
 */
export const strategyCards = {
  // LRR 1.2 45: the secondary costs no token (19.6)
  leadership: {
    initiative: 1,
    primary: [
      { effect: 'gain-tokens', tokens: 3 },
      { effect: 'buy-tokens', influence: 3 },
    ],
    secondary: [{ effect: 'buy-tokens', influence: 3 }],
    secondaryCost: 0,
    secondaryTokenTo: 'reinforcements',
  },
  // LRR 1.2 30: the planets of the chosen system; the first codex made it any two
  diplomacy: {
    initiative: 2,
    primary: [{ effect: 'place-others-tokens' }, { effect: 'ready-planets', upTo: 'system' }],
    secondary: [{ effect: 'ready-planets', upTo: 2 }],
    secondaryCost: 1,
    secondaryTokenTo: 'reinforcements',
  },
  // LRR 1.2 57, LRR PoK 66
  politics: {
    initiative: 3,
    primary: [
      { effect: 'name-speaker' },
      { effect: 'draw-action-cards', cards: 2 },
      { effect: 'look-at-agendas', cards: 2 },
    ],
    secondary: [{ effect: 'draw-action-cards', cards: 2 }],
    secondaryCost: 1,
    secondaryTokenTo: 'reinforcements',
  },
  // LRR 1.2 23: the token of the secondary goes into the chosen system (23.3)
  construction: {
    initiative: 4,
    primary: [{ effect: 'build-structures', structures: 2 }],
    secondary: [{ effect: 'build-structures', structures: 1 }],
    secondaryCost: 1,
    secondaryTokenTo: 'board',
  },
  // LRR 1.2 81, LRR PoK 92
  trade: {
    initiative: 5,
    primary: [
      { effect: 'gain-goods', goods: 3 },
      { effect: 'replenish' },
      { effect: 'free-followers' },
    ],
    secondary: [{ effect: 'replenish' }],
    secondaryCost: 1,
    secondaryTokenTo: 'reinforcements',
  },
  // LRR 1.2 88, LRR PoK 99: the token of the secondary is not placed (99.3a)
  warfare: {
    initiative: 6,
    primary: [{ effect: 'take-token-back' }, { effect: 'redistribute' }],
    secondary: [{ effect: 'produce-at-home' }],
    secondaryCost: 1,
    secondaryTokenTo: 'reinforcements',
  },
  // LRR 1.2 80, LRR PoK 91
  technology: {
    initiative: 7,
    primary: [
      { effect: 'research', resources: 0 },
      { effect: 'research', resources: 6, optional: true },
    ],
    secondary: [{ effect: 'research', resources: 4 }],
    secondaryCost: 1,
    secondaryTokenTo: 'reinforcements',
  },
  // LRR 1.2 40: the secret is drawn only by a player who does not control Mecatol Rex (40.2)
  imperial: {
    initiative: 8,
    primary: [
      { effect: 'score-public' },
      { effect: 'mecatol-point', points: 1 },
      { effect: 'draw-secret' },
    ],
    secondary: [{ effect: 'draw-secret' }],
    secondaryCost: 1,
    secondaryTokenTo: 'reinforcements',
  },
} satisfies Readonly<Record<string, StrategyCardFacts>>;

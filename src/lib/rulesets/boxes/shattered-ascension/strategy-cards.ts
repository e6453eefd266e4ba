import type { StrategyCardFacts } from '../../../core/ruleset.ts';

/**
 * The nine strategy cards. A secondary costs a token of Strategy Allocation, unless the row says otherwise;
 * the owner uses a secondary only where the primary says so.
 */
export const strategyCards = {
  leadership: {
    initiative: 1,
    primary: [
      { effect: 'gain-tokens', tokens: 3 },
      { effect: 'buy-tokens', influence: 1, rising: true },
    ],
    secondary: [{ effect: 'buy-tokens', influence: 1, rising: true }],
    secondaryCost: 0,
    secondaryTokenTo: 'reinforcements',
  },
  diplomacy: {
    initiative: 2,
    primary: [
      {
        effect: 'choose',
        options: [
          { key: 'a', effects: [{ effect: 'place-others-tokens' }] },
          { key: 'b', effects: [{ effect: 'printed', text: 'annex-planet' }] },
        ],
      },
    ],
    secondary: [{ effect: 'printed', text: 'annex-planet' }],
    secondaryCost: 1,
    secondaryTokenTo: 'reinforcements',
  },
  assembly: {
    initiative: 3,
    primary: [
      { effect: 'printed', text: 'draw-political-cards' },
      { effect: 'draw-action-cards', cards: 2 },
      {
        effect: 'choose',
        options: [
          { key: 'a', effects: [{ effect: 'name-speaker', who: 'owner' }] },
          { key: 'b', effects: [{ effect: 'name-speaker', who: 'another' }] },
        ],
      },
      { effect: 'hold-council' },
    ],
    secondary: [
      { effect: 'draw-action-cards', cards: 1 },
      { effect: 'printed', text: 'draw-political-cards' },
      { effect: 'printed', text: 'exchange-cards' },
    ],
    secondaryCost: 1,
    secondaryTokenTo: 'reinforcements',
  },
  production: {
    initiative: 4,
    primary: [{ effect: 'printed', text: 'produce-in-one-system' }],
    secondary: [{ effect: 'printed', text: 'produce-at-small-dock' }],
    secondaryCost: 1,
    secondaryTokenTo: 'reinforcements',
  },
  trade: {
    initiative: 5,
    primary: [
      {
        effect: 'choose',
        options: [
          {
            key: 'a',
            effects: [{ effect: 'gain-goods', goods: 3 }, { effect: 'collect-agreements' }],
          },
          { key: 'b', effects: [{ effect: 'break-agreements' }], players: [3, 4, 5, 6, 7, 8] },
        ],
      },
      { effect: 'open-agreements' },
    ],
    secondary: [{ effect: 'collect-agreements' }],
    secondaryCost: 1,
    secondaryTokenTo: 'reinforcements',
    fillsAgreements: true,
  },
  warfare: {
    initiative: 6,
    primary: [{ effect: 'printed', text: 'high-alert' }, { effect: 'tactical-action' }],
    secondary: [{ effect: 'printed', text: 'move-two-ships' }],
    secondaryCost: 1,
    secondaryTokenTo: 'reinforcements',
  },
  technology: {
    initiative: 7,
    primary: [
      {
        effect: 'choose',
        options: [
          { key: 'a', effects: [{ effect: 'research', resources: 0 }] },
          {
            key: 'b',
            effects: [
              { effect: 'research', resources: 5 },
              { effect: 'research', resources: 5, optional: true },
              { effect: 'research', resources: 5, optional: true },
            ],
          },
        ],
      },
    ],
    secondary: [{ effect: 'research', resources: 5 }],
    secondaryCost: 1,
    secondaryTokenTo: 'reinforcements',
  },
  bureaucracy: {
    initiative: 8,
    primary: [
      { effect: 'gain-tokens', tokens: 1 },
      { effect: 'reveal-public', drawn: 3 },
      { effect: 'score-public' },
      { effect: 'turn-direction', influence: 1 },
    ],
    secondary: [
      { effect: 'redistribute' },
      { effect: 'printed', text: 'move-leaders' },
      { effect: 'gain-goods', goods: 1 },
    ],
    secondaryCost: 1,
    secondaryTokenTo: 'reinforcements',
    bonusReveals: true,
  },
  prospect: {
    initiative: 9,
    primary: [
      {
        effect: 'choose',
        options: [
          { key: 'a', effects: [{ effect: 'private-objective', drawn: 2 }] },
          {
            key: 'b',
            effects: [
              { effect: 'gain-goods', goods: 2 },
              { effect: 'draw-action-cards', cards: 1 },
              { effect: 'printed', text: 'draw-political-cards' },
            ],
          },
          {
            key: 'c',
            effects: [
              { effect: 'printed', text: 'move-leaders' },
              { effect: 'printed', text: 'exchange-cards' },
            ],
          },
        ],
      },
    ],
    secondary: [],
    secondaryCost: 0,
    secondaryTokenTo: 'reinforcements',
    noSecondary: true,
    players: [4, 7, 8],
  },
} satisfies Readonly<Record<string, StrategyCardFacts>>;

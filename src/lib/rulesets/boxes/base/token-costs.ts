import type { TokenCost } from '../../../core/ruleset.ts';

/** Abilities of the base game that cost a token of the strategy pool each time. */
export const tokenCosts: Readonly<Record<string, TokenCost>> = {
  quash: { card: 'ability', faction: 'xxcha-kingdom', when: 'agenda-revealed' },
  'instinct-training': {
    card: 'technology',
    faction: 'xxcha-kingdom',
    when: 'action-card-played',
    exhausts: true,
  },
};

import type { GainSource } from '../../../core/cards.ts';

/** What the Council Keleres gains on the side. */
export const gains: Readonly<Record<string, GainSource>> = {
  'council-patronage': {
    card: 'ability',
    faction: 'council-keleres',
    when: 'strategy-phase-begins',
    gives: [{ replenishes: true, goods: 1 }],
  },
  'odlynn-myrr': {
    card: 'leader',
    faction: 'council-keleres',
    when: 'outcome-of-holder',
    castWith: 'odlynn-myrr',
    gives: [{ goods: 1, tokens: 1 }],
    each: true,
  },
  'custodia-vigilia': {
    card: 'planet',
    faction: 'council-keleres',
    when: 'another-scored-for-mecatol',
    gives: [{ tokens: 2 }],
  },
};

import type { TokenSource } from '../../../core/ruleset.ts';

/** Who follows without a token of the strategy pool in the base game. */
export const tokenSources: Readonly<Record<string, TokenSource>> = {
  'masters-of-trade': {
    card: 'ability',
    id: 'masters-of-trade',
    faction: 'emirates-of-hacan',
    follows: ['trade'],
    always: true,
  },
};

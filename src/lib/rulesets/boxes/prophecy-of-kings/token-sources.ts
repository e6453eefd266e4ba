import type { TokenSource } from '../../../core/ruleset.ts';

/** What stands for a token of the strategy pool in the first expansion. */
export const tokenSources: Readonly<Record<string, TokenSource>> = {
  'scepter-of-emelpar': {
    card: 'relic',
    id: 'scepter-of-emelpar',
    faction: null,
    uses: 'reinforcements',
    exhausts: true,
    anywhere: true,
  },
  'jae-mir-kan': {
    card: 'leader',
    id: 'jae-mir-kan',
    faction: 'mahact-gene-sorcerers',
    uses: 'active-player',
    exhausts: true,
  },
};

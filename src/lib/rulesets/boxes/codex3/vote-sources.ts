import type { VoteSource } from '../../../core/ruleset.ts';

/** The hero of Keleres casts up to six votes more. */
export const voteSources: Readonly<Record<string, VoteSource>> = {
  'odlynn-myrr': {
    card: 'leader',
    faction: 'council-keleres',
    votes: 6,
    per: 'once',
    purges: true,
  },
};

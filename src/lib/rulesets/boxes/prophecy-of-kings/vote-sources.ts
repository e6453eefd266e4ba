import type { VoteSource } from '../../../core/ruleset.ts';

/** The note with which a player lends its commander. */
const ALLIANCE = 'alliance';

/** What casts votes beside planets with the first expansion; the votes of Argent are a trait. */
export const voteSources: Readonly<Record<string, VoteSource>> = {
  'predictive-intelligence': {
    card: 'technology',
    faction: null,
    votes: 3,
    per: 'once',
    exhaustsIfLost: true,
  },
  'blood-pact': { card: 'note', faction: 'empyrean', votes: 4, per: 'once' },
  'gila-the-silvertongue': {
    card: 'leader',
    faction: 'emirates-of-hacan',
    votes: 2,
    per: 'good',
    lentBy: ALLIANCE,
  },
  'elder-qanoj': {
    card: 'leader',
    faction: 'xxcha-kingdom',
    votes: 1,
    per: 'planet',
    liftsBars: true,
    lentBy: ALLIANCE,
  },
};

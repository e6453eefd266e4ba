import type { AgendaFacts } from '../../../core/ruleset.ts';
import { directive, law } from '../../card-rows.ts';

/** The 13 agendas that leave the deck with Prophecy of Kings (null) and the 13 that come in. */
export const agendas = {
  'core-mining': null,
  'demilitarized-zone': null,
  'holy-planet-of-ixth': null,
  'representative-government': null,
  'research-team-biotic': null,
  'research-team-cybernetic': null,
  'research-team-propulsion': null,
  'research-team-warfare': null,
  'senate-sanctuary': null,
  'shard-of-the-throne': null,
  'terraforming-initiative': null,
  'the-crown-of-emphidia': null,
  'the-crown-of-thalnos': null,

  'armed-forces-standardization': directive('player', {
    effects: [
      { on: 'elected', effect: 'set-tokens', tokens: { tactic: 3, fleet: 3, strategy: 2 } },
    ],
  }),
  'articles-of-war': law('for-against', {
    effects: [{ on: 'against', effect: 'gain-goods', goods: 3, who: 'voted-for' }],
  }),
  'checks-and-balances': law('for-against', {
    effects: [{ on: 'against', effect: 'limit-readying', planets: 3 }],
    lasting: 'hands-picks-on',
  }),
  'clandestine-operations': directive('for-against', {
    effects: [{ on: 'against', effect: 'lose-fleet', tokens: 1 }],
  }),
  'covert-legislation': directive('hidden-agenda'),
  'galactic-crisis-pact': directive('strategy-card'),
  'minister-of-antiquities': directive('player'),
  'nexus-sovereignty': law('for-against'),
  'political-censure': law('player', {
    keptByElected: true,
    points: [{ on: 'elected', who: 'elected', points: 1 }],
    keepsPointsIfDiscarded: false,
  }),
  'rearmament-agreement': directive('for-against'),
  'representative-government-pok': law('for-against', { lasting: 'one-vote-only' }),
  'research-grant-reallocation': directive('player'),
  'search-warrant': law('player', {
    keptByElected: true,
    effects: [{ on: 'elected', effect: 'draw-secrets', secrets: 2 }],
  }),
} satisfies Readonly<Record<string, AgendaFacts | null>>;

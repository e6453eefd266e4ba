import type { AgendaFacts } from '../../../core/ruleset.ts';
import { directive, law } from '../../card-rows.ts';

/** A law that is attached to the planet that it elects (LRR 1.2 12). */
const attached = (id: string): Pick<AgendaFacts, 'effects'> => ({
  effects: [{ on: 'elected', effect: 'attach', attachment: `${id}-agenda` }],
});

/**
 * The 50 agendas of the base game (LRR 1.2 7). Elected planets of any kind are `planet`; where a
 * planet is elected, the points go to the player who controls it. Later moves of a point with its card or
 * planet are no part of the table: they are recorded when they happen (LRR 1.2 87.6).
 */
export const agendas = {
  'anti-intellectual-revolution': law('for-against'),
  'archived-secret': directive('player', {
    effects: [{ on: 'elected', effect: 'draw-secrets', secrets: 1 }],
  }),
  'arms-reduction': directive('for-against'),
  'classified-document-leaks': law('scored-secret-objective', { needs: 'scored-secret' }),
  'colonial-redistribution': directive('planet'),
  'committee-formation': law('player', { keptByElected: true }),
  'compensated-disarmament': directive('planet'),
  'conventions-of-war': law('for-against', {
    effects: [{ on: 'against', effect: 'discard-action-cards', who: 'voted-against' }],
  }),
  'core-mining': law('planet', attached('core-mining')),
  'demilitarized-zone': law('planet', attached('demilitarized-zone')),
  'economic-equality': directive('for-against', {
    effects: [
      { on: 'for', effect: 'set-goods', goods: 5 },
      { on: 'against', effect: 'set-goods', goods: 0 },
    ],
  }),
  'enforced-travel-ban': law('for-against'),
  'executive-sanctions': law('for-against', {
    handLimit: 3,
    effects: [{ on: 'against', effect: 'discard-action-cards', who: 'each', cards: 1 }],
  }),
  'fleet-regulations': law('for-against', {
    effects: [{ on: 'against', effect: 'gain-fleet', tokens: 1 }],
  }),
  'holy-planet-of-ixth': law('planet', {
    ...attached('holy-planet-of-ixth'),
    points: [{ on: 'elected', who: 'elected', points: 1 }],
  }),
  'homeland-defense-act': law('for-against'),
  'imperial-arbiter': law('player', { keptByElected: true }),
  'incentive-program': directive('for-against', {
    effects: [
      { on: 'for', effect: 'reveal-public', stage: 1 },
      { on: 'against', effect: 'reveal-public', stage: 2 },
    ],
  }),
  'ixthian-artifact': directive('for-against'),
  'judicial-abolishment': directive('law', {
    needs: 'law',
    effects: [{ on: 'elected', effect: 'discard-elected-law' }],
  }),
  'minister-of-commerce': law('player', { keptByElected: true }),
  'minister-of-exploration': law('player', { keptByElected: true }),
  'minister-of-industry': law('player', { keptByElected: true }),
  'minister-of-peace': law('player', { keptByElected: true }),
  'minister-of-policy': law('player', { keptByElected: true }),
  'minister-of-sciences': law('player', { keptByElected: true }),
  'minister-of-war': law('player', { keptByElected: true }),
  'miscount-disclosed': directive('law', {
    needs: 'law',
    effects: [{ on: 'elected', effect: 'vote-again' }],
  }),
  mutiny: directive('for-against', {
    points: [
      { on: 'for', who: 'voted-for', points: 1 },
      { on: 'against', who: 'voted-for', points: -1 },
    ],
  }),
  'new-constitution': directive('for-against', {
    needs: 'law',
    effects: [{ on: 'for', effect: 'discard-laws' }],
  }),
  'prophecy-of-ixth': law('player', { keptByElected: true }),
  'public-execution': directive('player', {
    effects: [
      { on: 'elected', effect: 'discard-action-cards', who: 'elected' },
      { on: 'elected', effect: 'pass-speaker' },
      { on: 'elected', effect: 'bar-voter' },
    ],
  }),
  'publicize-weapon-schematics': law('for-against', {
    effects: [
      {
        on: 'against',
        effect: 'discard-action-cards',
        who: { owns: ['war-sun', 'prototype-war-sun-ii'] },
      },
    ],
  }),
  'regulated-conscription': law('for-against'),
  'representative-government': law('for-against', { lasting: 'one-vote' }),
  'research-team-biotic': law('planet', attached('research-team-biotic')),
  'research-team-cybernetic': law('planet', attached('research-team-cybernetic')),
  'research-team-propulsion': law('planet', attached('research-team-propulsion')),
  'research-team-warfare': law('planet', attached('research-team-warfare')),
  'seed-of-an-empire': directive('for-against', {
    points: [
      { on: 'for', who: 'most-points', points: 1 },
      { on: 'against', who: 'fewest-points', points: 1 },
    ],
  }),
  'senate-sanctuary': law('planet', attached('senate-sanctuary')),
  'shard-of-the-throne': law('player', {
    keptByElected: true,
    points: [{ on: 'elected', who: 'elected', points: 1 }],
    pointMoves: true,
  }),
  'shared-research': law('for-against'),
  'swords-to-plowshares': directive('for-against'),
  'terraforming-initiative': law('planet', attached('terraforming-initiative')),
  'the-crown-of-emphidia': law('player', {
    keptByElected: true,
    points: [{ on: 'elected', who: 'elected', points: 1 }],
    pointMoves: true,
  }),
  'the-crown-of-thalnos': law('player', { keptByElected: true }),
  'unconventional-measures': directive('for-against', {
    effects: [
      { on: 'for', effect: 'draw-action-cards', cards: 2, who: 'voted-for' },
      { on: 'against', effect: 'discard-action-cards', who: 'voted-for' },
    ],
  }),
  'wormhole-reconstruction': law('for-against'),
  'wormhole-research': directive('for-against'),
} satisfies Readonly<Record<string, AgendaFacts>>;

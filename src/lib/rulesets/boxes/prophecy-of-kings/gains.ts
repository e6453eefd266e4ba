import type { GainSource } from '../../../core/cards.ts';

/** Leaders, notes, planets and abilities of the first expansion that gain something on the side. */
export const gains: Readonly<Record<string, GainSource>> = {
  'suffi-an': {
    card: 'leader',
    faction: 'mentak-coalition',
    when: 'after-gain',
    after: 'pillage',
    gives: [{ actionCards: 1 }],
    other: { actionCards: 1 },
    uses: 'exhausts',
  },
  'dark-pact': {
    card: 'note',
    faction: 'empyrean',
    when: 'holder-paid-owner',
    gives: [{ goods: 1 }],
    other: { goods: 1 },
  },
  'future-sight': {
    card: 'ability',
    faction: 'nomad',
    when: 'outcome-of-holder',
    gives: [{ goods: 1 }],
  },
  magmus: {
    card: 'leader',
    faction: 'embers-of-muaat',
    when: 'holder-spent-strategy-token',
    gives: [{ goods: 1 }],
    each: true,
  },
  tungstantus: {
    card: 'leader',
    faction: 'titans-of-ul',
    when: 'holder-produced',
    gives: [{ goods: 1 }],
  },
  'nekro-acidos': {
    card: 'leader',
    faction: 'nekro-virus',
    when: 'holder-gained-technology',
    gives: [{ actionCards: 1 }],
    each: true,
  },
  'the-stillness-of-stars': {
    card: 'leader',
    faction: 'vuilraith-cabal',
    when: 'another-replenished',
    gives: [{}],
    other: { converts: 'all' },
    uses: 'exhausts',
  },
  mallice: {
    card: 'planet',
    faction: null,
    when: 'holder-ended-turn',
    gives: [{ goods: 2 }, { converts: 'all' }],
    uses: 'exhausts',
  },
  'hopes-end': {
    card: 'planet',
    faction: null,
    when: 'holder-ended-turn',
    gives: [{ actionCards: 1 }],
    uses: 'exhausts',
  },
};

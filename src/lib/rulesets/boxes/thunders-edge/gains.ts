import type { GainSource } from '../../../core/cards.ts';

/** Breakthroughs, leaders, notes and planets of Thunder's Edge that gain something on the side. */
export const gains: Readonly<Record<string, GainSource>> = {
  'ahk-siever': {
    card: 'leader',
    faction: 'crimson-rebellion',
    when: 'any-combat',
    gives: [{ commodities: 1 }, { converts: 1 }],
  },
  'director-nel': {
    card: 'leader',
    faction: 'ral-nel-consortium',
    when: 'everybody-passed',
    gives: [{ tokens: 2, actionCards: 1 }],
    uses: 'purges',
    resumes: true,
  },
  'data-skimmer': {
    card: 'breakthrough',
    faction: 'ral-nel-consortium',
    when: 'holder-passed',
    gives: [{ actionCards: 1 }],
    onlyIf: 'card-there',
  },
  'norr-supremacy': {
    card: 'breakthrough',
    faction: 'sardakk-norr',
    when: 'holder-won-combat',
    gives: [{ tokens: 1 }],
  },
  'auto-factories': {
    card: 'breakthrough',
    faction: 'emirates-of-hacan',
    when: 'holder-produced',
    gives: [{ fleet: 1 }],
    onlyIf: 'built-three-ships',
  },
  'hydrothermal-mining': {
    card: 'technology',
    faction: 'deepwrought-scholarate',
    when: 'status-phase-begins',
    gives: [{ goods: 1 }],
    counts: ['brine-pool', 'coral-reef', 'deep-abyss', 'ice-shelf', 'lost-fleet'],
  },
  'black-ops': {
    card: 'note',
    faction: 'firmament',
    when: 'holder-received-note',
    gives: [{ tokens: 2, goods: 2 }],
  },
  malevolency: {
    card: 'note',
    faction: 'obsidian',
    when: 'status-phase-ends',
    gives: [{ fleet: -1 }],
  },
  ordinian: {
    card: 'planet',
    faction: null,
    when: 'holder-passed',
    gives: [{ actionCards: 1, tokens: 1 }],
    uses: 'exhausts',
  },
};

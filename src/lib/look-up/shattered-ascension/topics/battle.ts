/** Battles, in Shattered Ascension: headings, what leads where. */
import type { TopicRows } from '../../topic.ts';

export const battle = {
  'space-combat': {
    sections: ['Space Battle', 'Space Battles'],
    printed: { en: 'Space battle', fr: null },
    related: ['tactical-action', 'fleet-pool', 'ships'],
    points: {
      rounds: { at: ['Space Battle', 'Space Battles'], rules: ['SA-CMB-01'] },
      retreat: { at: ['Space Battle 2.c', 'Space Battles 2.d'], rules: ['SA-CMB-02'] },
      endless: { at: ['Unresolvable Space Battles', null], rules: ['SA-CMB-03'] },
      sustain: { at: ['Sustain Damage', 'Sustain Damage'], rules: ['SA-CMB-07'] },
    },
    differ: {
      announce: ['Space Battle', 'Space Battles'],
      mines: ['Space Battle 2.c', 'Space Battles 2.d'],
      unresolvable: ['Unresolvable Space Battles', null],
    },
  },
  invasion: {
    sections: ['Invasion Combats', 'Invasion Combats'],
    printed: { en: 'Invasion combat', fr: null },
    related: ['tactical-action', 'planets', 'units'],
    points: {
      steps: { at: ['Invasion Combats', 'Invasion Combats'], rules: ['SA-CMB-04'] },
      'to-neutral': {
        at: ['Bombarding to neutrality', 'Bombarding to neutrality'],
        rules: ['SA-CMB-05'],
      },
      'shock-troop': {
        at: ['Shock Troop Upgrade', 'End of an Invasion Combat'],
        rules: ['SA-CMB-06'],
      },
    },
  },
} as const satisfies TopicRows;

import type { GainSource } from '../../../core/cards.ts';

/** The planet of the fourth codex is used when its player passes. */
export const gains: Readonly<Record<string, GainSource>> = {
  'ordinian-codex4': {
    card: 'planet',
    faction: null,
    when: 'holder-passed',
    gives: [{ actionCards: 1, tokens: 1 }],
    uses: 'exhausts',
  },
};

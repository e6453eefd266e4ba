import type { TurnBender } from '../../core/ruleset.ts';
import { whose } from './parts/possessive.ts';

/** Cards that bend turns: names, and what the table says with each. */
export const turnCards = {
  title: 'Cards that change turns',
  names: {
    crisis: 'Crisis',
    'puppets-on-a-string': 'Puppets on a String',
    overrule: 'Overrule',
    strategize: 'Strategize',
    'extreme-duress': 'Extreme Duress',
  } as Readonly<Record<string, string>>,
  does: {
    skip: 'This turn is skipped; it isn’t a pass',
    between: 'Another player acts first, even if passed',
    primary: 'Use the primary of a readied or unpicked card; no one follows',
    secondary: 'Use the secondary of a readied or unpicked card and pay its token',
    duress: 'The player loses action cards and trade goods instead of a strategic action',
  } satisfies Record<TurnBender, string>,
  skips: (name: string) => `Skip ${whose(name)} turn`,
  who: 'Who acts?',
  by: 'Who played it?',
  noOne: 'Leave it open',
  which: 'Which strategy card?',
  back: 'Back',
};

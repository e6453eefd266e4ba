import type { TurnBender } from '../../core/ruleset.ts';

/** Cards that bend turns: names, and what the table says with each. */
export const turnCards = {
  title: 'Cards that bend turns',
  names: {
    crisis: 'Crisis',
    'puppets-on-a-string': 'Puppets on a String',
    overrule: 'Overrule',
    strategize: 'Strategize',
    'extreme-duress': 'Extreme Duress',
  } as Readonly<Record<string, string>>,
  does: {
    skip: 'This turn is skipped; nobody passes by it',
    between: 'Somebody acts before this turn, passed or not',
    primary: 'The primary of a readied or unchosen card; nobody follows',
    secondary: 'The secondary of a readied or unchosen card, with its token',
    duress: 'No strategic action: action cards and trade goods are gone',
  } satisfies Record<TurnBender, string>,
  skips: (name: string) => `The turn of ${name} is skipped`,
  who: 'Who acts?',
  by: 'Who played it?',
  nobody: 'Nobody counts it',
  which: 'Which strategy card?',
  back: 'Back',
};

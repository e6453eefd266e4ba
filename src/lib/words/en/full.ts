import type { Fragment, LeaderState } from '../../core/vocabulary.ts';
import { amounts, few, listed } from './parts/amounts.ts';
import { plural } from './parts/plural.ts';
import { people } from './parts/spoken.ts';
import { whose } from './parts/possessive.ts';

/** The planets behind a vote. */
export const votePlanetWords = {
  which: 'Planets to exhaust',
  exhausts: (planets: readonly string[], sum: number, votes: number) => {
    if (planets.length === 0) return 'Exhausts no planet';
    const worth = sum === votes ? '' : ` (${sum} for ${amounts.votes(votes)})`;
    return `Exhausts ${listed(few(planets))}${worth}`;
  },
  planet: (name: string, votes: number) => `${name} ${votes}`,
};

/** Sections of the player sheet at depth Full. */
export const full = {
  untracked: 'Not tracked yet.',
  startTracking: 'Track it from now on',

  relics: {
    title: 'Relics',
    none: 'No relics.',
    gain: 'Gain a relic',
    gains: (name: string) => `${name} gains a relic`,
    search: 'Which relic?',
    heldBy: (name: string) => `${name} has it`,
    purged: 'purged',
    purge: 'Purge',
    purges: (name: string, relic: string) => `${name} purges ${relic}`,
  },

  hand: {
    title: 'Action cards and fragments',
    cards: 'Action cards',
    overLimit: (limit: number, over: number) =>
      `Hand limit ${limit}: discard ${amounts.cards(over)}.`,
    glance: (cards: number | null, fragments: number | null) =>
      [
        cards === null ? '' : amounts.cards(cards),
        fragments === null ? '' : plural(fragments, { one: 'fragment', other: 'fragments' }),
      ]
        .filter(Boolean)
        .join(', '),
    fragments: {
      cultural: 'Cultural fragments',
      hazardous: 'Hazardous fragments',
      industrial: 'Industrial fragments',
      unknown: 'Unknown fragments',
    } satisfies Record<Fragment, string>,
  },

  leaders: {
    title: 'Leaders',
    get none() {
      return `${people().noFaction}, no leaders.`;
    },
    types: { agent: 'Agent', commander: 'Commander', hero: 'Hero' },
    states: {
      locked: 'Locked',
      readied: 'Readied',
      exhausted: 'Exhausted',
      purged: 'Purged',
    } satisfies Record<LeaderState, string>,
  },

  notes: {
    title: 'Promissory notes in play',
    none: 'No one else’s note is in play here.',
    of: (note: string, owner: string) => `${whose(owner)} ${note}`,
    place: 'Put a note into play',
    whose: 'Whose note?',
    which: (owner: string) => `Which of ${whose(owner)} notes?`,
    placed: (note: string) => `Put ${note} into play`,
    goesBack: 'Give back',
    returns: (note: string, owner: string) => `${note} goes back to ${owner}`,
  },
};

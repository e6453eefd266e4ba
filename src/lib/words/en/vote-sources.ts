import { amounts, signed } from './parts/amounts.ts';

const names: Readonly<Record<string, string>> = {
  'distinguished-councilor': 'Distinguished Councilor',
  'predictive-intelligence': 'Predictive Intelligence',
  'blood-pact': 'Blood Pact',
  'gila-the-silvertongue': 'Gila the Silvertongue',
  'elder-qanoj': 'Elder Qanoj',
  'odlynn-myrr': 'Odlynn Myrr',
  'executive-order': 'Executive Order',
};

/** Extra votes by the card that gives them. */
export const voteSources = {
  title: 'Extra votes from cards',
  nameOf: (id: string): string => names[id] ?? id,
  adds: (votes: number) => signed(votes),
  hints: {
    'predictive-intelligence': 'Exhausted if that outcome loses',
    'blood-pact': 'If Empyrean votes for the same outcome',
    'odlynn-myrr': 'Up to six; the hero is purged',
  } as Readonly<Record<string, string>>,
  per: {
    good: (votes: number) => `${amounts.votes(votes)} for each trade good spent`,
    planet: (votes: number) => `${amounts.votes(votes)} for each planet exhausted`,
  },
  exactly: (name: string, times: number) => `${name}: ${times}`,
  times: (name: string, per: 'good' | 'planet') =>
    `${name}: ${per === 'good' ? 'trade goods spent' : 'planets exhausted'}`,
};

/** Numbers of things in English, with the plural that the language asks for. */
import { plural } from './plural.ts';

const counted = (one: string, other: string) => (number: number) => plural(number, { one, other });

/** Phrases such as "1 trade good", "3 votes". */
export const amounts = {
  tokens: counted('token', 'tokens'),
  commandTokens: counted('command token', 'command tokens'),
  goods: counted('trade good', 'trade goods'),
  shortGoods: counted('good', 'goods'),
  commodities: counted('commodity', 'commodities'),
  points: counted('point', 'points'),
  votes: counted('vote', 'votes'),
  secrets: counted('secret objective', 'secret objectives'),
  cards: counted('card', 'cards'),
  actionCards: counted('action card', 'action cards'),
  fragments: counted('relic fragment', 'relic fragments'),
  planets: counted('planet', 'planets'),
  resources: counted('resource', 'resources'),
  agendas: counted('agenda', 'agendas'),
  technologies: counted('technology', 'technologies'),
  relics: counted('relic', 'relics'),
  leaders: counted('leader', 'leaders'),
  notes: counted('promissory note', 'promissory notes'),
  acts: counted('act', 'acts'),
};

/** "A", "A and B", "A, B and C". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** A list that fits a row: the first four, and how many more there are. */
export function few(items: readonly string[]): string[] {
  return items.length > 5 ? [...items.slice(0, 4), `${items.length - 4} more`] : [...items];
}

/** A change with its sign: "+2", "−1". */
export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}

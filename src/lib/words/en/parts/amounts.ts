/** Numbers of things in English, with the plural that the language asks for. */
import { spokenFamily } from '../../spoken-family.ts';
import { plural } from './plural.ts';

/** So many of a thing; most plurals end in an s. */
export const counted =
  (one: string, other = `${one}s`) =>
  (number: number) =>
    plural(number, { one, other });

/** Phrases such as "1 trade good", "3 votes". */
export const amounts = {
  /** By what they are called at this table. */
  tokens: (number: number) => {
    const [, one, many] = spokenFamily()?.terms.things?.token ?? ['', 'token', 'tokens'];
    return counted(one, many)(number);
  },
  commandTokens: (number: number) => {
    const own = spokenFamily()?.terms.things?.commandToken;
    const [one, many] = own ?? ['command token', 'command tokens'];
    return counted(one, many)(number);
  },
  goods: counted('trade good'),
  shortGoods: counted('good'),
  commodities: counted('commodity', 'commodities'),
  points: counted('point'),
  votes: counted('vote'),
  secrets: counted('secret objective'),
  cards: counted('card'),
  actionCards: counted('action card'),
  fragments: counted('relic fragment'),
  planets: counted('planet'),
  resources: counted('resource'),
  agendas: counted('agenda'),
  technologies: counted('technology', 'technologies'),
  relics: counted('relic'),
  leaders: counted('leader'),
  notes: counted('promissory note'),
  acts: counted('entry', 'entries'),
};

/** Relic fragments by their kind: "2 cultural fragments". */
export const fragmentsOf = {
  cultural: counted('cultural fragment'),
  hazardous: counted('hazardous fragment'),
  industrial: counted('industrial fragment'),
  unknown: counted('unknown fragment'),
};

/** "A", "A and B", "A, B and C". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** "A", "A or B", "A, B or C". */
export function either(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;
}

/** A list that fits a row: the first four, and how many more there are. */
export function few(items: readonly string[]): string[] {
  return items.length > 5 ? [...items.slice(0, 4), `${items.length - 4} more`] : [...items];
}

/** A change with its sign: "+2", "−1". */
export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}

/** A change of something with its sign: "+1 resource", "−2 trade goods". */
export const signedAmount = (change: number, noun: (number: number) => string): string =>
  `${change < 0 ? '−' : '+'}${noun(Math.abs(change))}`;

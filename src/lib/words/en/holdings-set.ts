import { amounts, few, listed } from './parts/amounts.ts';

const short = (names: readonly string[]) => listed(few(names));

/** Planets and technologies set by hand, and asked for when more is tracked. */
export const holdingsSet = {
  who: 'Whose planets and technologies?',
  planets: 'Planets',
  technologies: 'Technologies',
  tracked: 'Tracked',
  untracked: 'Not tracked',
  findPlanet: 'Find a planet',
  findTechnology: 'Find a technology',
  holds: (name: string) => `held by ${name}`,
  of: (faction: string) => `${faction} only`,
  leave: (what: string) => `Not ${what}`,
  record: (
    name: string,
    planets: readonly string[] | null | undefined,
    technologies: readonly string[] | null | undefined,
  ) => {
    const part = (
      list: readonly string[] | null | undefined,
      count: (number: number) => string,
      what: string,
    ) => (list === undefined ? [] : [list === null ? `${what} not tracked` : count(list.length)]);
    return `Correct ${name}: ${listed([
      ...part(planets, amounts.planets, 'planets'),
      ...part(technologies, amounts.technologies, 'technologies'),
    ])}`;
  },
  ask: 'Whose planets and technologies are these?',
  row: (what: string, names: readonly string[]) =>
    `${what}: ${names.length > 0 ? short(names) : 'none'}`,
  rowOf: (name: string, row: string) => `${name}, ${row}`,
};

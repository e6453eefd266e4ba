import { few, listed } from './parts/amounts.ts';

const short = (names: readonly string[]) => listed(few(names));

/** The words that lead to planets and technologies; what is behind them is read when it opens. */
export const holdingDoors = {
  planets: 'Planets',
  technologies: 'Technologies',
  count: (held: readonly string[] | null) => (held === null ? 'not tracked' : `${held.length}`),
  both: 'Planets and technologies',

  gained: 'Gain planets',
  gainedDetail: 'Pick planets or a whole tile',
  picked: (planets: number) => `${planets} selected, not saved yet`,
  found: (finds: number) =>
    finds === 1 ? '1 exploration, not saved yet' : `${finds} explorations, not saved yet`,
  gainedNow: (names: readonly string[]) => `So far: ${short(names)}`,
  unexplored: (said: string, planets: number) =>
    planets === 1 ? `${said} · explore it?` : `${said} · ${planets} to explore?`,

  spent: 'Spent this turn',
  spentUnits: 'Spend on units',
  spentOther: 'other amount',

  researches: (name: string) => `${name} researches …`,
  researchesAnother: (name: string) => `${name} researches another …`,
  researchShort: 'Technology?',
  tokensShort: 'Tokens?',
  instead: (name: string) => `${name} gains tokens instead …`,
  researchOf: (name: string) => `${name}: which technology?`,
  researched: (names: readonly string[]) => short(names),

  /** What a faction chooses at setup and has not chosen yet. */
  unchosen: {
    technologies: (name: string, count: number) =>
      `${name} chooses ${count === 1 ? 'a starting technology' : `${count} starting technologies`}`,
    home: (name: string) => `${name} chooses its home system`,
  },
};

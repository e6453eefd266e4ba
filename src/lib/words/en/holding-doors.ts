import { few, listed } from './parts/amounts.ts';

const short = (names: readonly string[]) => listed(few(names));

/** The words that lead to planets and technologies; what is behind them is read when it opens. */
export const holdingDoors = {
  planets: 'Planets',
  technologies: 'Technologies',
  count: (held: readonly string[] | null) => (held === null ? 'not tracked' : `${held.length}`),
  both: 'Planets and technologies',

  gained: 'Planets gained',
  gainedDetail: 'One, several, a whole system',
  picked: (planets: number) => `${planets} picked, not recorded`,
  found: (finds: number) => `${finds === 1 ? 'A find' : `${finds} finds`}, not recorded`,
  gainedNow: (names: readonly string[]) => `So far: ${short(names)}`,
  unexplored: (said: string, planets: number) =>
    `${said} · ${planets === 1 ? 'explored?' : `${planets} explored?`}`,

  spent: 'Spent this turn',
  spentUnits: 'Resources spent for units',
  spentOther: 'other price',

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

import { listed } from './parts/amounts.ts';
import { people } from './parts/spoken.ts';
import { whose } from './parts/possessive.ts';

/** What some factions choose before the first round, on the page where the table is laid. */
export const starting = {
  title: 'Starting choices',
  get none() {
    return `None of these ${people().many} chooses its technologies or its home.`;
  },
  of: (faction: string) => `${faction}, at the start`,
  open: 'Chosen later',
  chosen: (home: string | null, technologies: readonly string[]) =>
    listed([...(home === null ? [] : [`${whose(home)} home`]), ...technologies]),
  count: (chosen: number, count: number) => `${chosen} of ${count}`,
  technologies: 'Starting technologies',
  whichTechnologies: 'Which technologies?',
  startsWith: (names: readonly string[]) =>
    `${listed(names)} ${names.length === 1 ? 'starts' : 'start'} with it`,
  leave: (technology: string) => `Not ${technology}`,
  home: 'Home system',
  homeOf: (faction: string, planets: readonly string[]) => `${faction}: ${listed(planets)}`,
  done: 'Done',
  later: 'Choose later',
};

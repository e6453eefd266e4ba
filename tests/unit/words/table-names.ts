import type { FactNames } from '$lib/words/names.ts';
import { holdingNames } from '$lib/words/holding-names.ts';
import { agendas } from '$lib/words/en/agendas.ts';
import { objectiveName } from '$lib/words/objective-name.ts';
import { strategyCards } from '$lib/words/en/strategy-cards.ts';

const SEATS = [
  'Hacan',
  'Letnev',
  'Naaz-Rokha',
  'Jol-Nar',
  "Vuil'raith",
  'Xxcha',
  'Sol',
  'Empyrean',
];

/** The names of a table of eight, as the app gives them. */
export const tableNames: FactNames = {
  seat: (id) => SEATS[Number(id.slice(1)) - 1] ?? 'Nobody',
  card: (id) => strategyCards[id]?.name ?? 'A strategy card',
  objective: objectiveName,
  agenda: (id) => agendas[id]?.name ?? 'An agenda',
  ...holdingNames,
};

/** What no sentence for the table may show: missing values and raw ids. */
export const RAW = /undefined|null|NaN|\[object|\bs\d{1,2}\b|[a-z]+-[a-z]+-[a-z]+|\s{2}|^\s|\s$/;

/** The longest sentence that a row of the screen takes. */
export const LONGEST = 160;

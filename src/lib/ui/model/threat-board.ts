/** The threat board as the table shows it: every row, and the sentences on top. */
import type { Seat } from '$lib/core/game.ts';
import { threatsOf, type Threat } from '$lib/core/views/threats.ts';
import { threats as words } from '$words/threats.ts';
import { riderWords } from './card-names.ts';
import type { TableModel } from './table-model.svelte.ts';

export interface Board {
  rows: Threat[];
  /** Who can win and when, the surest first; empty when nobody is near. */
  alarms: { text: string; certain: boolean }[];
  /** What is said instead of an alarm. */
  quiet: string;
  /** Who could win with a little that others give, or null. */
  help: string | null;
}

/** Points from others that still make somebody worth naming. */
const NEARLY = 2;

/** Rivals that might win as well and whose chance comes only after this moment. */
function late(rows: readonly Threat[], before: readonly Seat[]): Seat[] {
  return rows.filter(({ seat, wins }) => wins.own && before.includes(seat)).map(({ seat }) => seat);
}

/** The board of the game as it stands. */
export function boardOf(table: TableModel): Board {
  const { game, ruleset, cards } = table;
  const { goal } = game.settings;
  const rows = threatsOf(
    game,
    ruleset,
    cards,
    (seat, objective) => table.eligibility.verdictOf(seat, objective)?.value ?? 'ask',
  );
  const names = (before: readonly Seat[]) => late(rows, before).map((seat) => table.nameOf(seat));
  const certain = rows.flatMap(({ seat, wins, certain: sure }) =>
    wins.certain
      ? [words.certain(table.nameOf(seat), wins.certain.when, names(wins.certain.before), sure)]
      : [],
  );
  const own = rows.flatMap(({ seat, wins, points, own: open }) =>
    wins.own && !wins.certain
      ? [words.own(table.nameOf(seat), wins.own.when, names(wins.own.before), goal - points, open)]
      : [],
  );
  const helped = rows.filter(({ wins }) => wins.possible && !wins.own);
  const nearly = helped.filter(({ points, own: open }) => goal - points - open <= NEARLY);
  const alarms = [
    ...certain.map((text) => ({ text, certain: true })),
    ...own.map((text) => ({ text, certain: false })),
  ];
  return {
    rows,
    alarms,
    quiet: helped.length > 0 ? words.nobodyAlone(goal) : words.nobody(goal),
    help: nearly.length > 0 ? words.withHelp(nearly.map(({ seat }) => table.nameOf(seat))) : null,
  };
}

/** What a line is about, by name; a public only where it is certain which one. */
export function aboutOf(table: TableModel, line: Threat['lines'][number]): string | null {
  const { source, objective, card, certain } = line;
  if (objective !== null) return certain > 0 ? table.objectiveName(objective) : null;
  if (card === null) return null;
  if (source === 'law') return table.agendaName(card);
  if (source === 'rider') return riderWords.name(card);
  return source === 'planet' ? table.names.planet(card) : table.names.relic(card);
}

/** How sure the points of a line are: its part of the legend. */
export function kindOf({ certain, own }: Threat['lines'][number]): 'certain' | 'own' | 'possible' {
  if (certain > 0) return 'certain';
  return own > 0 ? 'own' : 'possible';
}

/** The threat board as the table shows it: every row, and the sentences on top. */
import type { Seat } from '$lib/core/game.ts';
import { threatsOf, type Threat } from '$lib/core/queries/threats.ts';
import { threats as words } from '$words/threats.ts';
import { riderWords } from './card-names.ts';
import type { GameModel } from './game-model.svelte.ts';

export interface ThreatBoard {
  rows: Threat[];
  /** Who can win and when, the surest first; empty while no player is near. */
  alarms: { text: string; certain: boolean }[];
  /** What is said instead of an alarm. */
  quiet: string;
  /** Who could win with a little that others give, or null. */
  help: string | null;
}

/** How many points from others a player may need and still be named. */
const NEARLY = 2;

/** Rivals that might win as well and whose chance comes only after this moment. */
function late(rows: readonly Threat[], before: readonly Seat[]): Seat[] {
  return rows.filter(({ seat, wins }) => wins.own && before.includes(seat)).map(({ seat }) => seat);
}

/** The board of the game as it stands. */
export function boardOf(model: GameModel): ThreatBoard {
  const { game, ruleset, cards } = model;
  const { goal } = game.settings;
  const rows = threatsOf(
    game,
    ruleset,
    cards,
    (seat, objective) => model.eligibility.verdictOf(seat, objective)?.value ?? 'ask',
  );
  const names = (before: readonly Seat[]) => late(rows, before).map((seat) => model.nameOf(seat));
  const certain = rows.flatMap(({ seat, wins, certain: sure }) =>
    wins.certain
      ? [words.certain(model.nameOf(seat), wins.certain.when, names(wins.certain.before), sure)]
      : [],
  );
  const own = rows.flatMap(({ seat, wins, points, own: open }) =>
    wins.own && !wins.certain
      ? [words.own(model.nameOf(seat), wins.own.when, names(wins.own.before), goal - points, open)]
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
    quiet: helped.length > 0 ? words.noOneAlone(goal) : words.noOne(goal),
    help: nearly.length > 0 ? words.withHelp(nearly.map(({ seat }) => model.nameOf(seat))) : null,
  };
}

/** What a line is about, by name; a public only where it is certain which one. */
export function aboutOf(model: GameModel, line: Threat['lines'][number]): string | null {
  const { source, objective, card, certain } = line;
  if (objective !== null) return certain > 0 ? model.objectiveName(objective) : null;
  if (card === null) return null;
  if (source === 'law') return model.agendaName(card);
  if (source === 'rider') return riderWords.name(card);
  return source === 'planet' ? model.names.planet(card) : model.names.relic(card);
}

/** How sure the points of a line are: its part of the legend. */
export function kindOf({ certain, own }: Threat['lines'][number]): 'certain' | 'own' | 'possible' {
  if (certain > 0) return 'certain';
  return own > 0 ? 'own' : 'possible';
}

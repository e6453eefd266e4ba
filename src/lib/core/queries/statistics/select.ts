/** Which games count, and why each of the others does not. */
import type { GameReport } from './report.ts';

/** What is known of a game of the list. */
export interface CandidateGame {
  id: string;
  isSample: boolean;
  isCopy: boolean;
  /** False where the table said that it does not count. */
  counts: boolean;
  isOver: boolean;
  /** The year in which it was last played, where the device is. */
  year: number;
  /** Its report; null where the record could not be read, left out while it has not been read. */
  report?: GameReport | null;
}

/** A game that could count. */
interface ReportedGame {
  report: GameReport;
  year: number;
}

/** Why a game is left out; the first that applies. */
export const LEFT_OUT = [
  'sample',
  'copy',
  'not-counted',
  'unfinished',
  'unreadable',
  'unread',
  'filtered',
] as const;
export type LeftOutReason = (typeof LEFT_OUT)[number];

/** What the games have to be; null for any. */
export interface Filters {
  /** A kind of game, as `kindOf` says it. */
  kind: string | null;
  players: number | null;
  goal: number | null;
  /** The year in which they were last played. */
  year: number | null;
}

export const NO_FILTERS: Filters = { kind: null, players: null, goal: null, year: null };

/** The base game with the boxes that it was played with, as one key. */
const kindOf = ({ game, boxes }: Pick<GameReport, 'game' | 'boxes'>): string =>
  [game, ...[...boxes].sort()].join('+');

/** What a filter looks at. */
const READ = {
  kind: ({ report }) => kindOf(report),
  players: ({ report }) => report.players,
  goal: ({ report }) => report.goal,
  year: ({ year }) => year,
} as const satisfies Record<keyof Filters, (game: ReportedGame) => string | number>;

const passes = (game: ReportedGame, filters: Filters): boolean =>
  (Object.keys(READ) as (keyof Filters)[]).every(
    (key) => filters[key] === null || filters[key] === READ[key](game),
  );

/** Why a game is left out whatever the filters say, or its report. */
function readOf(game: CandidateGame): GameReport | Exclude<LeftOutReason, 'filtered'> {
  if (game.isSample) return 'sample';
  if (game.isCopy) return 'copy';
  if (!game.counts) return 'not-counted';
  if (!game.isOver) return 'unfinished';
  if (game.report === null) return 'unreadable';
  return game.report ?? 'unread';
}

export interface Selection {
  /** All games of the list. */
  total: number;
  /** Those that count. */
  reports: GameReport[];
  /** How many are left out, by reason. */
  left: Record<LeftOutReason, number>;
  /** What the filters may be set to: what there is among the games that could count, with how many. */
  choices: { [K in keyof Filters]: { value: NonNullable<Filters[K]>; games: number }[] };
}

function choicesOf<K extends keyof Filters>(games: readonly ReportedGame[], key: K) {
  const counts = new Map<NonNullable<Filters[K]>, number>();
  for (const game of games) {
    const value = READ[key](game) as NonNullable<Filters[K]>;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const rows = [...counts].map(([value, games]) => ({ value, games }));
  return rows.sort((one, two) => (one.value < two.value ? -1 : 1));
}

/** The games that count. */
export function selectGames(games: readonly CandidateGame[], filters: Filters): Selection {
  const left = Object.fromEntries(LEFT_OUT.map((why) => [why, 0])) as Record<LeftOutReason, number>;
  const read: ReportedGame[] = [];
  for (const game of games) {
    const found = readOf(game);
    if (typeof found === 'string') left[found]++;
    else read.push({ report: found, year: game.year });
  }
  const reports = read.filter((game) => passes(game, filters)).map(({ report }) => report);
  left.filtered = read.length - reports.length;
  return {
    total: games.length,
    reports,
    left,
    choices: {
      kind: choicesOf(read, 'kind'),
      players: choicesOf(read, 'players'),
      goal: choicesOf(read, 'goal'),
      year: choicesOf(read, 'year'),
    },
  };
}

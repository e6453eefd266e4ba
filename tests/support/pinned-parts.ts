/**
 * Which part of a game each key is pinned in. `lasting` is what outlives a step and may never
 * differ from what was pinned; `step` is what a step knows, told here as the first format had it:
 * where step data has moved since, `stepDataOf` is the adapter that tells it in the old words.
 * Keys that came later are not in older pins; they are `later` here and compared nowhere.
 */
import type { Game, Player } from '../../src/lib/core/game.ts';
import type { Timeline } from '../../src/lib/core/engine/timeline.ts';
import { attestedIn, oldLaws, oldScores, oldWordsFor } from './old-step-words.ts';

type Part = 'lasting' | 'step' | 'later';

/** The compiler asks for a decision about each new key; those that are here stay. */
const GAME = {
  id: 'lasting',
  ruleset: 'lasting',
  expansions: 'lasting',
  settings: 'lasting',
  answers: 'later',
  seating: 'lasting',
  players: 'lasting',
  speaker: 'lasting',
  round: 'lasting',
  strategyCards: 'lasting',
  objectives: 'lasting',
  scores: 'lasting',
  laws: 'lasting',
  custodians: 'lasting',
  mecatol: 'lasting',
  planetCards: 'lasting',
  exhausted: 'later',
  debts: 'lasting',
  deals: 'later',
  expedition: 'lasting',
  purged: 'lasting',
  // Told in the old words.
  attested: 'later',
  // Told in the old words.
  step: 'later',
  // Told in the old words.
  result: 'later',
  aside: 'later',
  waiting: 'later',
  agreements: 'later',
  remembered: 'later',
  typed: 'later',
} as const satisfies Record<keyof Game, Part>;

/** The fields of a player, all of which outlive a step. */
const PLAYER = {
  seat: 'lasting',
  name: 'lasting',
  faction: 'lasting',
  colour: 'lasting',
  presence: 'lasting',
  tokens: 'lasting',
  board: 'lasting',
  captured: 'lasting',
  goods: 'lasting',
  commodities: 'lasting',
  commodityLimit: 'lasting',
  secrets: 'lasting',
  home: 'lasting',
  traits: 'lasting',
  statusTokens: 'lasting',
  initiativeToken: 'lasting',
  freeFollows: 'lasting',
  homePlanets: 'lasting',
  planets: 'lasting',
  technologies: 'lasting',
  actionCards: 'lasting',
  fragments: 'lasting',
  relics: 'lasting',
  leaders: 'lasting',
  notes: 'lasting',
  breakthrough: 'lasting',
  person: 'later',
} as const satisfies Record<keyof Player, Part>;

type Row = Record<string, unknown>;

function keysOf(decided: Record<string, Part>, row: object, part: Part): Row {
  return Object.fromEntries(Object.entries(row).filter(([key]) => decided[key] === part));
}

/** The same player has the same row: who compares many moments looks at each once. */
const players = new WeakMap<Player, Row>();

function lastingOf(player: Player): Row {
  const row = players.get(player) ?? keysOf(PLAYER, player, 'lasting');
  players.set(player, row);
  return row;
}

/** What outlives a step. */
export function lastingDataOf(game: Game): Row {
  const rows = Object.entries(game.players).map(([seat, player]) => [seat, lastingOf(player)]);
  const told = {
    players: Object.fromEntries(rows) as Row,
    laws: oldLaws(game),
    scores: oldScores(game),
  };
  return { ...keysOf(GAME, game, 'lasting'), ...told };
}

/** What the step at the head knows, in the words of the first format. */
export function stepDataOf(timeline: Timeline): Row {
  return { attested: attestedIn(timeline), ...oldWordsFor(timeline) };
}

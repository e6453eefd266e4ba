/** Tables laid out by hand: six seats of which everything is tracked, at depth full. */
import type { Cards } from '../../../../src/lib/core/cards.ts';
import {
  createGame,
  type ActionPhase,
  type AgendaOutcome,
  type Game,
  type Player,
  type Seat,
} from '../../../../src/lib/core/game.ts';
import type { BoxId } from '../../../../src/lib/core/vocabulary.ts';
import { EXPANSIONS } from '../../../../src/lib/rulesets/boxes.ts';
import { planetName, relicName, technologyName } from '../../../../src/lib/words/holding-names.ts';
import { objectiveName } from '../../../../src/lib/words/objective-name.ts';
import { withDefaults } from './blank-player.ts';

/** The seat that is judged. */
export const ME = 's1';
/** A change of the blank table before it is judged. */
export type Setup = (game: Game, cards: Cards) => void;

const FACTIONS = [
  'emirates-of-hacan',
  'federation-of-sol',
  'barony-of-letnev',
  'xxcha-kingdom',
  'winnu',
  'arborec',
];
const SEATS = ['Hacan', 'Sol', 'Letnev', 'Xxcha', 'Winnu', 'Arborec'];

/** Names as the app gives them. */
export const names = {
  seat: (id: string) => SEATS[Number(id.slice(1)) - 1] ?? 'Nobody',
  planet: planetName,
  technology: technologyName,
  relic: relicName,
  objective: objectiveName,
};

/** Six players who have nothing, and everything of it is known: nothing was spent in silence. */
export function blankTable(expansions: readonly BoxId[] = []): Game {
  const game = createGame();
  game.settings.depth = 'full';
  game.expansions = [...expansions];
  game.seating = FACTIONS.map((_, index): Seat => `s${index + 1}`);
  game.speaker = ME;
  game.round = 1;
  FACTIONS.forEach((faction, index) => {
    const seat: Seat = `s${index + 1}`;
    game.players[seat] = withDefaults({ seat, faction });
  });
  game.attested = [{ seat: ME, question: 'unspent', answer: true }];
  return game;
}

/** The player in a seat, to be changed in place. */
export function at(game: Game, seat: Seat = ME): Player {
  const player = game.players[seat];
  if (!player) throw new Error(`no player in ${seat}`);
  return player;
}

/** The table in its first turn, with what its phase remembers laid out by hand. */
export function atTurn(game: Game, change: Partial<ActionPhase> = {}): void {
  const none = { combats: [], losses: [], partners: [], followUps: [], passed: [] };
  const kept = { turn: 1, active: null, heir: null, actions: 0, ...none, ...change };
  game.step = { phase: 'action', at: 'turn', kept };
}

/** The game before a reveal of an agenda phase that has come to these outcomes. */
export function atAgenda(game: Game, slot: number, outcomes: AgendaOutcome[]): void {
  const kept = { slot, outcomes, discarded: 0, barred: [] };
  game.step = { phase: 'agenda', at: 'reveal', kept };
}

export const all =
  (...setups: Setup[]): Setup =>
  (game, cards) => {
    for (const setup of setups) setup(game, cards);
  };
export const has =
  (planets: readonly string[], seat: Seat = ME): Setup =>
  (game) => {
    at(game, seat).planets = [...planets];
  };
export const owns =
  (...technologies: string[]): Setup =>
  (game) => {
    at(game).technologies = technologies;
  };
export const holds =
  (balances: Partial<Player>): Setup =>
  (game) => {
    Object.assign(at(game), balances);
  };
/** No one but the judged seat keeps anything back: all fitting planets are taken but these. */
export const freeAlone =
  (...left: string[]): Setup =>
  (game, cards) => {
    const mine = at(game).planets ?? [];
    at(game, 's2').planets = Object.keys(cards.planets).filter(
      (id) => cards.planets[id]?.homeOf === null && !mine.includes(id) && !left.includes(id),
    );
  };
export const attested =
  (question: string, answer: boolean, seat: Seat = ME): Setup =>
  (game) => {
    game.attested = [...game.attested, { seat, question, answer }];
  };
export const atDepth =
  (depth: Game['settings']['depth']): Setup =>
  (game) => {
    game.settings.depth = depth;
  };

/** Every way to put the boxes together. */
export const COMPOSITIONS: BoxId[][] = Array.from({ length: 2 ** EXPANSIONS.length }, (_, bits) =>
  EXPANSIONS.filter((_, at) => bits & (1 << at)),
);

/** A table in its third round with planets and technologies dealt: for screens and figures. */
import { gainPlanets } from '../../src/lib/core/commands/planets.ts';
import { gainTechnology } from '../../src/lib/core/commands/holdings.ts';
import { adjustBalance } from '../../src/lib/core/commands/tokens.ts';
import type { GameEvent } from '../../src/lib/core/events.ts';
import type { Depth, Expansion } from '../../src/lib/core/vocabulary.ts';
import { cardsOf } from '../../src/lib/rulesets/cards.ts';
import {
  answerAll,
  atFirstTurn,
  finishStatus,
  nextObjective,
  passEverybody,
  pickAll,
} from './rounds.ts';
import { revealObjective } from '../../src/lib/core/commands/objectives.ts';
import type { Table } from './table.ts';

const EXPANSIONS: Expansion[] = ['pok', 'codex1', 'codex2', 'codex3'];
const FACTIONS = [
  'emirates-of-hacan',
  'xxcha-kingdom',
  'barony-of-letnev',
  'universities-of-jol-nar',
  'federation-of-sol',
  'naalu-collective',
  'winnu',
  'clan-of-saar',
];

export interface TrackedOptions {
  players?: number;
  depth?: Depth;
  /** Names of the seats, for long ones. */
  objectives?: string[];
}

/** Planets outside home systems and common technologies, dealt unevenly. */
function deal(table: Table): void {
  const cards = cardsOf(EXPANSIONS);
  const seats = table.game.seating;
  const free = Object.keys(cards.planets).filter((id) => {
    const { homeOf, tile, countsAsPlanet } = cards.planets[id]!;
    return homeOf === null && tile !== null && countsAsPlanet;
  });
  const share = Math.floor(free.length / seats.length);
  for (const [i, seat] of seats.entries()) {
    const planets = free.filter((_, n) => n % seats.length === i).slice(0, Math.min(share, 3 + i));
    table.do(gainPlanets, { seat, planets });
    const wanted = Object.entries(cards.technologies)
      .filter(([, { faction }]) => faction === null)
      .map(([id]) => id)
      .filter((id) => !table.game.players[seat]?.technologies?.includes(id));
    for (const technology of wanted.filter((_, n) => n % (i + 4) === 0).slice(0, 2 + (i % 4))) {
      table.do(gainTechnology, { seat, technology });
    }
    table.do(adjustBalance, { seat, changes: { goods: (i * 3) % 7 } });
  }
}

/** The first turn of a round in which everything is dealt. */
export function trackedTurn(options: TrackedOptions = {}): Table {
  const { players = 6, depth = 'standard' } = options;
  const objectives = options.objectives ?? ['diversify-research', 'corner-the-market'];
  const factions = FACTIONS.slice(0, players);
  const table = atFirstTurn({
    players,
    expansions: EXPANSIONS,
    factions,
    objectives,
    settings: { depth },
  });
  for (const objective of ['negotiate-trade-routes', 'intimidate-council', 'erect-a-monument']) {
    passEverybody(table);
    answerAll(table);
    table.do(revealObjective, {
      objective: table.game.objectives.some(({ id }) => id === objective)
        ? nextObjective(table)
        : objective,
    });
    finishStatus(table);
    pickAll(table);
  }
  deal(table);
  return table;
}

/** The score step of that round. */
export function trackedScoring(options: TrackedOptions = {}): Table {
  return passEverybody(trackedTurn(options));
}

/** The facts of a table, one tap each. */
export const tapsOf = (table: Table): GameEvent[] => table.facts;

/** Conditions on planets that also depend on what others control (LRR PoK 24, 61). */
import type { Seat } from '../game.ts';
import { countVerdict, tally } from './counting.ts';
import type { HeldPlanet } from './held-planet.ts';
import { controlOf, holdingsAt, othersOf, type Holdings, type KnownTable } from './holdings.ts';
import { isHome } from './homes.ts';
import { askCondition } from './question.ts';
import { and, type CountRange, type Truth } from './truth.ts';
import { verdict, type Verdict } from './verdict.ts';

/** Whether a seat controls one named planet. */
export function judgeControl(table: KnownTable, seat: Seat, planet: string): Verdict {
  const { value, holder } = controlOf(table, seat, planet);
  if (value === 'no') return verdict('no', { missing: { kind: 'planet', planet, holder } });
  return verdict(value, { items: value === 'yes' ? [planet] : [] });
}

/** Planets in the same system as a planet, itself left out. */
function neighboursIn(table: KnownTable, id: string, tile: string): string[] {
  return (table.systems.get(tile) ?? []).filter((other) => other !== id);
}

/** What is known of the planets of all others together. */
interface RivalPlanets {
  planets: ReadonlySet<string>;
  systems: ReadonlySet<string>;
  /** Whether one of them may lie in any system. */
  anywhere: boolean;
  /** Whether one of them may lie in any system but a home system. */
  roams: boolean;
  /** Whether one of them may lie outside of home systems. */
  beyondHomes: boolean;
  /** Whether one of them lies in a system at all. */
  onMap: boolean;
  /** Whether the planets of a player are not tracked. */
  untracked: boolean;
}

function foreignPlanets(table: KnownTable, others: Holdings[]): RivalPlanets {
  const held = others.flatMap(({ planets }) => planets ?? []).filter((p) => p.counts !== 'no');
  const systems = held
    .filter(({ facts }) => !facts?.deepSpace && !facts?.offMap && !facts?.neverAtHome)
    .map(({ facts }) => facts?.tile ?? null);
  return {
    planets: new Set(held.map(({ id }) => id)),
    systems: new Set(systems.filter((tile) => tile !== null)),
    anywhere: systems.includes(null),
    roams: held.some(({ facts }) => facts?.neverAtHome),
    beyondHomes: held.some((p) => !p.facts?.offMap && isHome(table, p) !== 'yes'),
    onMap: held.some(({ facts }) => !facts?.offMap),
    untracked: others.some(({ planets }) => planets === null),
  };
}

/**
 * Whether another player has a planet in the system of this one: the planet itself, where the seat
 * coexists on it, or one beside it.
 */
function isShared(
  table: KnownTable,
  own: ReadonlySet<string>,
  foreign: RivalPlanets,
  planet: HeldPlanet,
): Truth {
  const { id, facts } = planet;
  if (facts?.offMap) return 'no';
  if (foreign.planets.has(id)) return 'yes';
  const tile = facts?.tile ?? null;
  // It came into a system without planets: only one that moves about can be beside it.
  const roams = foreign.roams && isHome(table, planet) !== 'yes';
  const moves = foreign.anywhere || roams;
  if (facts?.deepSpace) return moves || foreign.untracked ? 'ask' : 'no';
  const there = facts?.neverAtHome ? foreign.beyondHomes : foreign.onMap;
  if (tile === null) return foreign.untracked || there ? 'ask' : 'no';
  const beside = neighboursIn(table, id, tile);
  if (beside.some((other) => foreign.planets.has(other))) return 'yes';
  if (moves) return 'ask';
  return foreign.untracked && beside.some((other) => !own.has(other)) ? 'ask' : 'no';
}

/** Planets in systems where another player has one: a no needs the planets of everyone. */
export function judgeSharedSystems(table: KnownTable, seat: Seat, count: number): Verdict {
  const { planets } = holdingsAt(table, seat);
  if (planets === null) return verdict('ask');
  const own = new Set(planets.map(({ id }) => id));
  const foreign = foreignPlanets(table, othersOf(table, seat));
  const shared = tally(planets, (planet) =>
    and(planet.counts, isShared(table, own, foreign, planet)),
  );
  return countVerdict(shared, count, (more) => {
    const inThem = [...foreign.systems].flatMap((tile) => table.systems.get(tile) ?? []);
    const near = inThem.filter((id) => !own.has(id) && !foreign.planets.has(id));
    return { kind: 'planets-in-shared-systems', more, near };
  });
}

function planetCount({ planets }: Holdings): CountRange {
  return planets === null ? { min: 0, max: Infinity } : tally(planets, ({ counts }) => counts);
}

/**
 * More planets than each of some neighbours. The board is not tracked, so it is never a yes: no
 * where too few players can have fewer planets, else ask which of them are neighbours.
 */
export function judgeMorePlanets(table: KnownTable, seat: Seat, neighbours: number): Verdict {
  const own = planetCount(holdingsAt(table, seat));
  const rows = othersOf(table, seat).map((other) => ({ id: other.seat, has: planetCount(other) }));
  const beaten = tally(rows, ({ has }) => {
    if (own.min > has.max) return 'yes';
    return own.max > has.min ? 'ask' : 'no';
  });
  if (beaten.max < neighbours) {
    const more = neighbours - beaten.min;
    return verdict('no', {
      progress: { have: beaten.min, need: neighbours },
      missing: { kind: 'players-with-fewer-planets', more },
    });
  }
  const settled = beaten.min === beaten.max ? beaten.items : [];
  const condition = { kind: 'morePlanetsThanNeighbours', neighbours } as const;
  return verdict('ask', { question: askCondition(seat, condition, settled) });
}

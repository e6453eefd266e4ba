/** Conditions on planets that also depend on what others control (LRR PoK 24, 61). */
import type { Seat } from '../game.ts';
import { countVerdict, tally } from './counting.ts';
import type { HeldPlanet } from './held-planet.ts';
import { holdingsAt, othersOf, type Holdings, type Table } from './holdings.ts';
import { askCondition } from './question.ts';
import { and, type Interval, type Truth } from './truth.ts';
import { verdict, type Verdict } from './verdict.ts';

/** Whether a seat controls one named planet. */
export function judgeControl(table: Table, seat: Seat, planet: string): Verdict {
  const { planets } = holdingsAt(table, seat);
  const holder = othersOf(table, seat).find((other) => other.planets?.some((p) => p.id === planet));
  const own = planets?.some(({ id }) => id === planet);
  if (own) return verdict('yes', { items: [planet] });
  if (planets === null && !holder) return verdict('ask');
  return verdict('no', { missing: { kind: 'planet', planet, holder: holder?.seat ?? null } });
}

/** Planets in the same system as a planet, itself left out. */
function neighboursIn(table: Table, id: string, tile: string): string[] {
  return Object.entries(table.cards.planets)
    .filter(([other, facts]) => facts.tile === tile && facts.countsAsPlanet && other !== id)
    .map(([other]) => other);
}

/** Whether another player has a planet in the system of this one. */
function isShared(table: Table, own: HeldPlanet[], others: Holdings[], planet: HeldPlanet): Truth {
  const foreign = others.flatMap(({ planets }) => planets ?? []).filter((p) => p.counts !== 'no');
  const untracked = others.some(({ planets }) => planets === null);
  const tile = planet.facts?.tile ?? null;
  if (tile === null) return untracked || foreign.length > 0 ? 'ask' : 'no';
  if (foreign.some(({ id, facts }) => facts?.tile === tile && id !== planet.id)) return 'yes';
  if (foreign.some(({ facts }) => facts === null || facts.tile === null)) return 'ask';
  const left = neighboursIn(table, planet.id, tile).some((id) => !own.some((p) => p.id === id));
  return untracked && left ? 'ask' : 'no';
}

/** Planets in systems where another player has one: a no needs the planets of everybody. */
export function judgeSharedSystems(table: Table, seat: Seat, count: number): Verdict {
  const own = holdingsAt(table, seat).planets;
  if (own === null) return verdict('ask');
  const others = othersOf(table, seat);
  const shared = tally(own, (planet) => and(planet.counts, isShared(table, own, others, planet)));
  return countVerdict(shared, count, (more) => {
    const theirs = others.flatMap(({ planets }) => planets ?? []);
    const near = theirs.flatMap(({ id, facts }) =>
      facts?.tile ? neighboursIn(table, id, facts.tile) : [],
    );
    const fresh = [...new Set(near)].filter((id) => !own.some((planet) => planet.id === id));
    return { kind: 'planets-in-shared-systems', more, near: fresh };
  });
}

function planetCount({ planets }: Holdings): Interval {
  return planets === null ? { min: 0, max: Infinity } : tally(planets, ({ counts }) => counts);
}

/**
 * More planets than each of some neighbours. The board is not tracked, so it is never a yes: no
 * where too few players can have fewer planets, else ask which of them are neighbours.
 */
export function judgeMorePlanets(table: Table, seat: Seat, neighbours: number): Verdict {
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

/** Which planets lie in whose home system (LRR 1.2 40; LRR PoK 43). */
import { holdingsAt, type KnownTable } from './holdings.ts';
import type { HeldPlanet } from './held-planet.ts';
import { and, known, not, or, type Truth } from './truth.ts';
import type { Seat } from '../game.ts';

/** Seats that call this planet their home; the table may have chosen other homes than printed. */
function homeSeats(table: KnownTable, planet: string): Seat[] {
  return [...table.holdings.values()]
    .filter(({ player }) => player.homePlanets.includes(planet))
    .map(({ seat }) => seat);
}

/**
 * Whether a planet lies in any home system, also of one who is eliminated. The home of a faction that no one
 * plays is on the board with minor factions alone, and then it is none: which it is, the table knows.
 */
export function isHome(table: KnownTable, { id, facts, minor }: HeldPlanet): Truth {
  const printed = facts && !minor ? known(facts.homeOf !== null) : 'ask';
  return or(known(homeSeats(table, id).length > 0), printed);
}

/** A system by its number: the other side of its tile is the same place. */
const placeOf = (table: KnownTable, planet: string): string | null =>
  table.cards.planets[planet]?.tile?.replace(/[ab]$/, '') ?? null;

/** Whether a planet lies in the home system of this seat. */
export function isOwnHome(table: KnownTable, seat: Seat, { id, facts }: HeldPlanet): Truth {
  const { homePlanets, faction } = holdingsAt(table, seat).player;
  if (homePlanets.length > 0) {
    const place = placeOf(table, id);
    const beside = place !== null && homePlanets.some((home) => placeOf(table, home) === place);
    return known(beside || homePlanets.includes(id));
  }
  if (homeSeats(table, id).length > 0) return 'no';
  const choice = faction === null ? undefined : table.cards.factions[faction]?.homeChoice;
  if (facts === null || facts.homeOf === null) return facts ? 'no' : 'ask';
  if (faction === null || choice?.includes(facts.homeOf)) return 'ask';
  return known(facts.homeOf === faction);
}

/** Whether a planet lies in a system that is no one's home; one without a system is open. */
export function isOutsideHomes(table: KnownTable, planet: HeldPlanet): Truth {
  const { tile, deepSpace = false, neverAtHome = false } = planet.facts ?? {};
  const system = tile === null && !deepSpace && !neverAtHome ? 'ask' : 'yes';
  return and(not(isHome(table, planet)), system);
}

/** Whether a planet lies in the home system of another player. */
export function isOthersHome(table: KnownTable, seat: Seat, planet: HeldPlanet): Truth {
  return and(isHome(table, planet), not(isOwnHome(table, seat, planet)));
}

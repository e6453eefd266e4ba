/** Planets to gain, system by system: the likely ones first, and those that a text finds. */
import type { Cards } from '$lib/core/cards.ts';
import type { Game, Seat } from '$lib/core/game.ts';
import type { LineItem } from '$lib/core/record/line.ts';
import { nearnessFor, systemOf, type Nearness } from '$lib/core/views/near-planets.ts';
import { matching } from '$lib/ui/kit/search.ts';
import type { Where } from '$words/planets-screen.ts';
import { gainable, type PlanetItem } from './planet-items.ts';

export interface SystemItem {
  id: string;
  /** The number printed on its tile; null where the map has none for it. */
  tile: string | null;
  /** Those that the seat can gain, in printed order. */
  planets: PlanetItem[];
  where: Where;
}

function whereIs(system: string, planets: readonly PlanetItem[], nearness: Nearness): Where {
  if (nearness.lately.includes(system)) return 'lately';
  if (nearness.near.has(system)) return 'near';
  if (planets.every(({ holder }) => holder !== null)) return 'held';
  return nearness.named.has(system) ? 'named' : 'rest';
}

const ORDER: readonly Where[] = ['lately', 'near', 'named', 'rest', 'held'];

/** Every system in which a seat can gain a planet, the likely ones first, the rest by name. */
export function systemsToGain(
  game: Game,
  cards: Cards,
  line: readonly LineItem[],
  seat: Seat,
  nameOf: (planet: string) => string,
): SystemItem[] {
  const nearness = nearnessFor(game, cards, line, seat);
  const systems = new Map<string, PlanetItem[]>();
  for (const item of gainable(game, cards, seat, nameOf)) {
    const system = systemOf(cards, item.id);
    systems.set(system, [...(systems.get(system) ?? []), item]);
  }
  const items = [...systems].map(([id, planets]): SystemItem => {
    const tile = planets[0]?.facts.tile ?? null;
    return { id, tile, planets, where: whereIs(id, planets, nearness) };
  });
  const rank = ({ id, where }: SystemItem) =>
    ORDER.indexOf(where) * 100 + Math.max(0, nearness.lately.indexOf(id));
  // The planets come by name, so that systems of one rank do, too.
  return items.sort((one, other) => rank(one) - rank(other));
}

/** Systems by where they stand, without empty groups. */
export function grouped(systems: readonly SystemItem[]): [Where, SystemItem[]][] {
  return ORDER.map((where): [Where, SystemItem[]] => [
    where,
    systems.filter((system) => system.where === where),
  ]).filter(([, list]) => list.length > 0);
}

export interface Found {
  systems: SystemItem[];
  /** Planets that the text finds, best first; of a tile number all that lie there. */
  planets: string[];
}

/** What a text finds: a planet by its name or what is printed on it, a system by its number. */
export function foundIn(systems: readonly SystemItem[], text: string): Found {
  const typed = text.trim().toLowerCase();
  if (/^\d+[ab]?$/.test(typed)) {
    const begin = systems.filter(({ tile }) => tile?.startsWith(typed));
    const exact = begin.filter(({ tile }) => tile === typed);
    const list = [...exact, ...begin.filter((system) => !exact.includes(system))];
    return { systems: list, planets: exact.flatMap(({ planets }) => planets.map(({ id }) => id)) };
  }
  const planets = matching(
    systems.flatMap((system) => system.planets),
    text,
  ).map(({ id }) => id);
  const first = (system: SystemItem) =>
    Math.min(...system.planets.map(({ id }) => planets.indexOf(id)).filter((at) => at >= 0));
  const list = systems
    .filter((system) => system.planets.some(({ id }) => planets.includes(id)))
    .sort((one, other) => first(one) - first(other));
  return { systems: list, planets };
}

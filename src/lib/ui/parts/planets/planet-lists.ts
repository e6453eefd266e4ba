/** Planets as lists to choose from, system by system, what they come to, and those that a text finds. */
import type { Cards } from '$lib/core/cards.ts';
import { heldPlanet } from '$lib/core/conditions/held-planet.ts';
import type { Game, Seat } from '$lib/core/game.ts';
import type { LineItem } from '$lib/core/record/line.ts';
import { nearnessFor, systemOf, type Nearness } from '$lib/core/queries/near-planets.ts';
import { planetRows, type PlanetRow } from '$lib/core/queries/holdings.ts';
import { matching } from '$lib/ui/kit/search.ts';
import { inOrder } from '$lib/words/order.ts';
import type { Where } from '$words/planets-screen.ts';

export interface PlanetItem extends PlanetRow {
  id: string;
  label: string;
}

/** Planets that a seat can gain, by name. */
export function gainable(
  game: Game,
  cards: Cards,
  seat: Seat,
  nameOf: (planet: string) => string,
): PlanetItem[] {
  return planetRows(game, cards)
    .filter((row) => row.holder !== seat)
    .map((row): PlanetItem => ({ ...row, id: row.planet, label: nameOf(row.planet) }))
    .sort((one, other) => inOrder(one.label, other.label));
}

export interface Worth {
  resources: number;
  influence: number;
}

/** What a planet is worth with the cards on it. */
export function worthOf(game: Game, cards: Cards, planet: string): Worth {
  const { resources, influence } = heldPlanet(game, cards, planet);
  return { resources, influence };
}

/** What the planets of a seat come to, and at full depth those that are readied; else null. */
export function totalsOf(
  game: Game,
  cards: Cards,
  planets: readonly string[],
): { all: Worth; readied: Worth | null } {
  const sum = (list: readonly string[]) =>
    list
      .map((planet) => worthOf(game, cards, planet))
      .reduce(
        (total, { resources, influence }) => ({
          resources: total.resources + resources,
          influence: total.influence + influence,
        }),
        { resources: 0, influence: 0 },
      );
  const readied = planets.filter((planet) => !game.planetCards[planet]?.exhausted);
  return { all: sum(planets), readied: game.settings.depth === 'full' ? sum(readied) : null };
}

/** Chosen planets by who has them now: of no one, and of each other seat in the order met. */
export function byHolder(
  items: readonly PlanetItem[],
  chosen: readonly string[],
): { free: string[]; taken: [Seat, string[]][] } {
  const free: string[] = [];
  const taken = new Map<Seat, string[]>();
  for (const planet of chosen) {
    const holder = items.find((item) => item.id === planet)?.holder ?? null;
    if (holder === null) free.push(planet);
    else taken.set(holder, [...(taken.get(holder) ?? []), planet]);
  }
  return { free, taken: [...taken] };
}

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

export interface FoundPlanets {
  systems: SystemItem[];
  /** Planets that the text finds, best first; of a tile number all that lie there. */
  planets: string[];
}

/** What a text finds: a planet by its name or what is printed on it, a system by its number. */
export function foundIn(systems: readonly SystemItem[], text: string): FoundPlanets {
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

/** Planets as lists to choose from, and what those of a seat come to. */
import type { Cards } from '$lib/core/cards.ts';
import { heldPlanet } from '$lib/core/conditions/held-planet.ts';
import type { Game, Seat } from '$lib/core/game.ts';
import { planetRows, type PlanetRow } from '$lib/core/views/planets.ts';
import { inOrder } from '$lib/words/order.ts';

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

/** Chosen planets by who has them now: of nobody, and of each other seat in the order met. */
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

/** Planets as lists: who has them (LRR 1.2 24, 55; LRR PoK 64). */
import type { Cards, PlanetFacts } from '../cards.ts';
import type { Game, Seat } from '../game.ts';

export interface PlanetRow {
  planet: string;
  facts: PlanetFacts;
  /** Who is known to control it. */
  holder: Seat | null;
  exhausted: boolean;
  attachments: readonly string[];
}

/**
 * What can come to this table: no home system and no card of a faction that no one plays, but for
 * planets that a player chose as home.
 */
function canBeInPlay(game: Game): (planet: string, facts: PlanetFacts) => boolean {
  const factions = new Set(Object.values(game.players).map(({ faction }) => faction));
  const chosen = new Set(Object.values(game.players).flatMap(({ homePlanets }) => homePlanets));
  const unknown = factions.has(null);
  return (planet, { homeOf, broughtBy = homeOf }) =>
    broughtBy === null || unknown || factions.has(broughtBy) || chosen.has(planet);
}

/** Every planet that can be on this table, by id, with who controls it. */
export function planetRows(game: Game, cards: Cards): PlanetRow[] {
  const holders = new Map<string, Seat>();
  for (const seat of game.seating) {
    for (const planet of game.players[seat]?.planets ?? []) holders.set(planet, seat);
  }
  const isOnTable = canBeInPlay(game);
  return Object.entries(cards.planets)
    .filter(([planet, facts]) => holders.has(planet) || isOnTable(planet, facts))
    .map(([planet, facts]) => ({
      planet,
      facts,
      holder: holders.get(planet) ?? null,
      exhausted: game.planetCards[planet]?.exhausted ?? false,
      attachments: game.planetCards[planet]?.attachments ?? [],
    }));
}

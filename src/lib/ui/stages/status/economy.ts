/** What the steps share in which a player spends and gains: what the planets of a seat are worth now. */
import { heldPlanet } from '$lib/core/conditions/held-planet.ts';
import type { Seat } from '$lib/core/game.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';

/** Planets of a seat with their sides and resources; null where they are not tracked. */
export function planetsOf(
  { game, cards }: GameModel,
  seat: Seat,
): { planet: string; ready: boolean; resources: number }[] | null {
  const planets = game.players[seat]?.planets ?? null;
  return (
    planets &&
    planets.map((planet) => ({
      planet,
      ready: game.planetCards[planet]?.exhausted !== true,
      resources: heldPlanet(game, cards, planet).resources,
    }))
  );
}

export const resourcesIn = (planets: readonly { resources: number }[]): number =>
  planets.reduce((sum, { resources }) => sum + resources, 0);

/** What a seat most likely owns while the table has not said: what its faction begins with. */
import type { Game, Player } from '$lib/core/game.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';

/** Planets and technologies of a seat; null is not tracked. */
export interface LikelyHoldings {
  planets: string[] | null;
  technologies: string[] | null;
}

/**
 * Planets of the home system as far as it is whole, Mecatol Rex where the seat holds it, and the
 * technologies that the faction starts with.
 */
export function likelyOwned(
  game: Game,
  ruleset: Ruleset,
  player: Player,
): { planets: string[]; technologies: string[] } {
  const start = player.faction ? ruleset.factions[player.faction] : undefined;
  const home = player.homePlanets.length > 0 ? player.homePlanets : (start?.homePlanets ?? []);
  const mecatol = game.mecatol === player.seat && ruleset.mecatol ? [ruleset.mecatol] : [];
  return {
    planets: player.planets ?? [...(player.home ? home : []), ...mecatol],
    technologies: player.technologies ?? [...(start?.startingTechnologies ?? [])],
  };
}

/** What a seat most likely owns when nobody has said so yet: what its faction begins with. */
import type { Command } from '$lib/core/commands/command.ts';
import type { EventOf } from '$lib/core/events.ts';
import type { Game, Player, Seat } from '$lib/core/game.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';

type Holdings = EventOf<'holdings.corrected'>['holdings'];

/** Planets and technologies of a seat; null is not tracked. */
export interface Owned {
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
  const mecatol = game.mecatol === player.seat ? [ruleset.mecatol] : [];
  return {
    planets: player.planets ?? [...(player.home ? home : []), ...mecatol],
    technologies: player.technologies ?? [...(start?.startingTechnologies ?? [])],
  };
}

/** Sets what a seat owns; who holds Mecatol Rex follows the planets. */
export const setOwned: Command<{ seat: Seat; holdings: Holdings; note?: string | undefined }> = (
  game,
  ruleset,
  { seat, holdings, note },
) => {
  const holds = holdings.planets?.includes(ruleset.mecatol);
  const gains = holds === true && game.mecatol !== seat;
  const loses = holds === false && game.mecatol === seat;
  return [
    { type: 'holdings.corrected', seat, holdings, ...(note ? { note } : {}) },
    ...(gains || loses ? [{ type: 'mecatol.taken' as const, seat: gains ? seat : null }] : []),
  ];
};

/** Begins to track what a seat owns; a record from before it was tracked learns its home as well. */
export const trackOwned: Command<{ seat: Seat; holdings: Holdings; note?: string | undefined }> = (
  game,
  ruleset,
  args,
) => {
  const player = game.players[args.seat];
  const home = (player?.faction && ruleset.factions[player.faction]?.homePlanets) || [];
  const learns = player?.homePlanets.length === 0 && home.length > 0;
  return [
    ...(learns
      ? [
          {
            type: 'player.corrected' as const,
            seat: args.seat,
            profile: { homePlanets: [...home] },
          },
        ]
      : []),
    ...setOwned(game, ruleset, args),
  ];
};

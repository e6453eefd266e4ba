/** The home system of a faction that chooses one (LRR PoK 61.16 for what it decides). */
import type { Cards } from '$lib/core/cards.ts';
import type { Game, Seat } from '$lib/core/game.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';

export interface HomeOffer {
  faction: string;
  planets: readonly string[];
}

/** Whether a seat still has no home system, though its faction has one. */
export function lacksHome(game: Game, ruleset: Ruleset, seat: Seat): boolean {
  const player = game.players[seat];
  const facts = player?.faction ? ruleset.factions[player.faction] : undefined;
  if (!player?.planets || !facts) return false;
  return facts.homePlanets.length === 0 && player.homePlanets.length === 0;
}

/** Homes that a seat may choose: those of factions that are not in the game; empty once it has one. */
export function homeOffers(game: Game, ruleset: Ruleset, cards: Cards, seat: Seat): HomeOffer[] {
  if (!lacksHome(game, ruleset, seat)) return [];
  const played = new Set(Object.values(game.players).map(({ faction }) => faction));
  const offered = cards.factions[game.players[seat]?.faction ?? '']?.homeChoice ?? [];
  return offered
    .filter((faction) => !played.has(faction))
    .map((faction) => ({ faction, planets: ruleset.factions[faction]?.homePlanets ?? [] }));
}

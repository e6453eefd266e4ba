/** Votes that a seat can cast: the influence of its readied planets (LRR 1.2 8.6, 42; LRR PoK 64). */
import type { Cards } from '../cards.ts';
import { heldPlanet } from '../conditions/held-planet.ts';
import type { Game, Seat } from '../game.ts';

export interface VoteInfluence {
  /** Votes of readied planets, or null where the depth does not track readiness. */
  readied: number | null;
  /** Votes if every planet were readied. */
  most: number;
}

/** Influence of one planet with its attachments, as votes; stations and their like have none. */
export function influenceOfPlanet(game: Game, cards: Cards, planet: string): number {
  const { counts, influence } = heldPlanet(game, cards, planet);
  return counts === 'yes' ? influence : 0;
}

/** The votes of a seat's planets, or null where planets are not tracked. */
export function voteInfluence(game: Game, cards: Cards, seat: Seat): VoteInfluence | null {
  const planets = game.players[seat]?.planets ?? null;
  if (planets === null) return null;
  const sum = (list: readonly string[]) =>
    list.reduce((votes, planet) => votes + influenceOfPlanet(game, cards, planet), 0);
  const readied = planets.filter((planet) => !game.planetCards[planet]?.exhausted);
  return { readied: game.settings.depth === 'full' ? sum(readied) : null, most: sum(planets) };
}

/** Votes that a seat can cast: the influence of its readied planets (LRR 1.2 8.6, 42; LRR PoK 64). */
import type { Cards } from '../cards.ts';
import { heldPlanet } from '../conditions/held-planet.ts';
import { isUnlocked } from '../conditions/scored.ts';
import type { Truth } from '../conditions/truth.ts';
import type { Game, Seat } from '../game.ts';

export interface VoteInfluence {
  /** Votes of readied planets, or null where the depth does not track readiness. */
  readied: number | null;
  /** Votes if every planet were readied, and a hero unlocked that is due. */
  most: number;
}

/** Whether planets of a seat vote with resources and influence together: a hero lets them. */
export function votesWithBoth(game: Game, cards: Cards, seat: Seat): Truth {
  const player = game.players[seat];
  const leaders = cards.factions[player?.faction ?? '']?.leaders ?? [];
  const hero = leaders.find((id) => cards.leaders[id]?.planetsPay === 'sum');
  return player && hero !== undefined ? isUnlocked(game, player, hero) : 'no';
}

/**
 * Influence of one planet with its attachments, as votes, with its resources where both count;
 * stations and their like have none.
 */
export function influenceOfPlanet(game: Game, cards: Cards, planet: string, both = false): number {
  const { counts, influence, resources } = heldPlanet(game, cards, planet);
  if (counts !== 'yes') return 0;
  return both ? influence + resources : influence;
}

/** The votes of a seat's planets, or null where planets are not tracked. */
export function voteInfluence(game: Game, cards: Cards, seat: Seat): VoteInfluence | null {
  const planets = game.players[seat]?.planets ?? null;
  if (planets === null) return null;
  const hero = votesWithBoth(game, cards, seat);
  const sum = (list: readonly string[], both: boolean) =>
    list.reduce((votes, planet) => votes + influenceOfPlanet(game, cards, planet, both), 0);
  const readied = planets.filter((planet) => !game.planetCards[planet]?.exhausted);
  return {
    readied: game.settings.depth === 'full' ? sum(readied, hero === 'yes') : null,
    most: sum(planets, hero !== 'no'),
  };
}

/**
 * The votes that these planets of a seat give, at least and at most: each the whole of its influence
 * (R-AGD-04). Null where sides and attachments of planets are not tracked, and where one is not known.
 */
export function votesOf(
  game: Game,
  cards: Cards,
  seat: Seat,
  planets: readonly string[],
): { least: number; most: number } | null {
  const unknown = planets.some((planet) => heldPlanet(game, cards, planet).open);
  if (game.settings.depth !== 'full' || unknown) return null;
  const sum = (both: boolean) =>
    planets.reduce((votes, planet) => votes + influenceOfPlanet(game, cards, planet, both), 0);
  return { least: sum(false), most: sum(votesWithBoth(game, cards, seat) !== 'no') };
}

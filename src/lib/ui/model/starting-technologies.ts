/** Technologies that a faction chooses before the first round (LRR 1.2 79.2). */
import type { Cards } from '$lib/core/cards.ts';
import type { Game, Seat } from '$lib/core/game.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';

/** How many starting technologies a seat still has to choose; asked in the first round alone. */
export function unchosen(game: Game, ruleset: Ruleset, cards: Cards, seat: Seat): number {
  const player = game.players[seat];
  const faction = player?.faction;
  if (game.round > 1 || !faction || !player.technologies) return 0;
  const given = ruleset.factions[faction]?.startingTechnologies ?? [];
  const chosen = player.technologies.filter((technology) => !given.includes(technology));
  return Math.max(0, (cards.factions[faction]?.choice?.count ?? 0) - chosen.length);
}

export interface StartingCandidate {
  technology: string;
  /** Other seats, or places, that begin with it. */
  by: readonly string[];
}

/**
 * What a faction may choose from. Where its own rule decides, every technology of the common deck,
 * those that others begin with first, then those without prerequisites.
 */
export function candidates(
  cards: Cards,
  faction: string,
  others: readonly { name: string; technologies: readonly string[] }[],
): StartingCandidate[] {
  const from = cards.factions[faction]?.choice?.from ?? [];
  const common = Object.keys(cards.technologies).filter(
    (id) => cards.technologies[id]?.faction === null,
  );
  const needs = (id: string) =>
    Object.values(cards.technologies[id]?.prerequisites ?? {}).reduce((sum, n) => sum + n, 0);
  const rows = (from.length > 0 ? from : common).map((technology) => ({
    technology,
    by: others
      .filter(({ technologies }) => technologies.includes(technology))
      .map(({ name }) => name),
  }));
  if (from.length > 0) return rows;
  const first = ({ by }: StartingCandidate) => (by.length > 0 ? 0 : 1);
  return rows.toSorted((a, b) => first(a) - first(b) || needs(a.technology) - needs(b.technology));
}

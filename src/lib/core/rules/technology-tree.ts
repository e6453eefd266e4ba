/** Technologies that follow one another on a tree, and what one costs that is bought (R-VAR-19). */
import type { TechnologyFacts } from '../cards.ts';
import type { Game, Seat } from '../game.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Ruleset } from '../ruleset.ts';

/** Technologies that still have to lead to this one: any one of them is enough, unless it says all; or none. */
export function neededFor({ needs }: TechnologyFacts, owned: readonly string[]): readonly string[] {
  if (!needs) return [];
  const missing = needs.of.filter((id) => !owned.includes(id));
  return needs.all || missing.length === needs.of.length ? missing : [];
}

/** R-VAR-19: a technology has what leads to it, as far as technologies are tracked. */
export function refuseTree(
  game: Game,
  { cards }: Ruleset,
  seat: Seat,
  technology: string,
): Refusal | null {
  const owned = game.players[seat]?.technologies ?? null;
  const facts = cards.technologies[technology];
  const [needed] = facts && owned ? neededFor(facts, owned) : [];
  return needed === undefined ? null : refuse('tree-missing', { seat, technology, needed });
}

/**
 * Resources that a technology costs a seat: each relic of its colour, and each specialty of it on a planet
 * that is not exhausted, takes 1 off, down to 0. Null where technologies are not bought.
 */
export function technologyPrice(
  game: Game,
  ruleset: Ruleset,
  seat: Seat,
  technology: string,
): number | null {
  const { technologyPrice: price, cards } = ruleset;
  const colour = cards.technologies[technology]?.colour ?? null;
  if (!price || colour === null) return null;
  const { planets, relics } = game.players[seat] ?? {};
  const held = (relics ?? []).filter((id) => price.relics[id] === colour).length;
  const shown = (planets ?? [])
    .filter((planet) => !game.planetCards[planet]?.exhausted)
    .flatMap((planet) => cards.planets[planet]?.specialties ?? [])
    .filter((one) => one === colour).length;
  return Math.max(0, price.resources - held - shown);
}

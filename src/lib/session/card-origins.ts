/** Which box of a game a card came with. */
import type { Cards } from '$lib/core/cards.ts';
import { familyOf, type Ruleset } from '$lib/core/ruleset.ts';
import type { BoxId } from '$lib/core/vocabulary.ts';
import { EXPANSIONS } from '$lib/rulesets/boxes.ts';
import { cardsOf } from '$lib/rulesets/cards.ts';
import { rulesetOf } from '$lib/rulesets/compose.ts';

/** Whether a card is in these tables. */
export type IsIn = (ruleset: Ruleset, cards: Cards) => boolean;

/** The box that a card came with, or null where none of these has it; `game` are those in play. */
export function originOf(game: readonly BoxId[], isIn: IsIn): BoxId | null {
  const boxes = EXPANSIONS.filter((id) => game.includes(id));
  // Boxes change what earlier ones printed, so they are added one after the other.
  const has = (chosen: readonly BoxId[]) => isIn(rulesetOf(chosen), cardsOf(chosen));
  if (has([])) return familyOf(rulesetOf([]).id);
  return boxes.find((_, i) => has(boxes.slice(0, i + 1))) ?? null;
}

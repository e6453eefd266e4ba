/** Which box of a game a card came with: the tables of all boxes are read for it, once. */
import type { Cards } from '$lib/core/cards.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import type { BoxId } from '$lib/core/vocabulary.ts';

/** Whether a card is in these tables. */
export type IsIn = (ruleset: Ruleset, cards: Cards) => boolean;

/** The box that a card came with, or null where none of these has it; `game` are those in play. */
export type OriginOf = (game: readonly BoxId[], isIn: IsIn) => BoxId | null;

/** Fetches what it takes to ask. */
export async function loadOrigins(): Promise<OriginOf> {
  const [{ rulesetOf }, { loadAllCards }, { EXPANSIONS }, { familyOf }] = await Promise.all([
    import('$lib/rulesets/compose.ts'),
    import('$lib/rulesets/cards.ts'),
    import('$lib/rulesets/boxes.ts'),
    import('$lib/core/ruleset.ts'),
  ]);
  const cardsOf = await loadAllCards();
  return (game, isIn) => {
    const boxes = EXPANSIONS.filter((id) => game.includes(id));
    // Boxes change what earlier ones printed, so they are added one after the other.
    const has = (chosen: readonly BoxId[]) => isIn(rulesetOf(chosen), cardsOf(chosen));
    if (has([])) return familyOf(rulesetOf([]).id);
    return boxes.find((_, i) => has(boxes.slice(0, i + 1))) ?? null;
  };
}

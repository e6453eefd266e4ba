/** The tables of printed cards, fetched when a screen first asks what a card is worth. */
import type { Cards } from '$lib/core/cards.ts';
import type { BoxId } from '$lib/core/vocabulary.ts';

/** The cards of the base game with these expansions; the first paint of a table never waits. */
export async function loadCards(expansions: readonly BoxId[]): Promise<Cards> {
  const cards = await import('$lib/rulesets/cards.ts');
  return cards.loadCards(expansions);
}

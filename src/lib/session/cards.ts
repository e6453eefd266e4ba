/** The tables of printed cards, fetched when a screen first asks what a card is worth. */
import type { Cards } from '$lib/core/cards.ts';

/** The cards of a ruleset, by its id; the first paint of a table never waits. */
export async function loadCards(ruleset: string): Promise<Cards> {
  const cards = await import('$lib/rulesets/cards.ts');
  return cards.loadCards(ruleset);
}

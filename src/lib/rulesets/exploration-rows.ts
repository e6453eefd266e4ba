/** The short forms in which the exploration decks are written: one call is one card. */
import type { ExplorationDeck, ExplorationFacts, ExplorationGain } from '../core/cards.ts';
import type { Fragment } from '../core/vocabulary.ts';

/** So many cards of a deck, each of which gives one of these; none where nothing is tracked. */
export const explores = (
  deck: ExplorationDeck,
  count: number,
  ...gives: ExplorationGain[]
): ExplorationFacts => ({ deck, count, gives });

/** The relic fragments of a deck. */
export const fragments = (
  deck: ExplorationDeck,
  count: number,
  fragment: Fragment,
): ExplorationFacts => explores(deck, count, { fragment });

/** A card that is attached to the explored planet under its own name. */
export const attaches = (deck: ExplorationDeck, attachment: string): ExplorationFacts =>
  explores(deck, 1, { attachment });

/**
 * The printed cards as the table sees them: planets, technologies, what objectives ask for. They
 * are read once somebody asks; until then nothing is known, and screens say so by leaving it out.
 */
import type { Cards } from '$lib/core/cards.ts';
import type { BoxId } from '$lib/core/vocabulary.ts';
import { loadCards } from '$lib/session/cards.ts';

export class TableCards {
  #cards = $state.raw<Cards | null>(null);
  /** The expansions that the cards were asked for; others ask anew. */
  #asked = '';

  /** The cards of these expansions, or null while they are on their way. */
  of(expansions: readonly BoxId[]): Cards | null {
    const wanted = expansions.join(' ') || 'base';
    if (this.#asked !== wanted) {
      this.#asked = wanted;
      loadCards(expansions).then(
        (cards) => {
          if (this.#asked === wanted) this.#cards = cards;
        },
        () => (this.#asked = ''),
      );
    }
    return this.#cards;
  }
}

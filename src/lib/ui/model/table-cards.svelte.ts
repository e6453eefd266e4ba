/**
 * The printed cards as the table sees them: planets, technologies, what objectives ask for. They
 * are read once somebody asks; until then nothing is known, and screens say so by leaving it out.
 */
import type { Cards } from '$lib/core/cards.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import { loadCards } from '$lib/session/cards.ts';

export class TableCards {
  #cards = $state.raw<Cards | null>(null);
  /** Whether they could not be read when they were last asked for. */
  missed = $state(false);
  /** Id of the ruleset that the cards were asked for; another one asks anew. */
  #asked = '';

  /** The cards of this ruleset, or null while they are on their way. */
  of({ id: wanted }: Ruleset): Cards | null {
    if (this.#asked !== wanted) {
      this.#asked = wanted;
      loadCards(wanted).then(
        (cards) => {
          if (this.#asked === wanted) this.#cards = cards;
        },
        () => {
          this.#asked = '';
          this.missed = true;
        },
      );
    }
    return this.#cards;
  }
}

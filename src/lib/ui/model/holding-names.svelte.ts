/**
 * Names of planets, technologies and the other cards of play areas: loaded when the first is asked
 * for. Until then the language makes something of its id.
 */
import type { HoldingNames } from '$lib/words/names.ts';
import { unnamed } from '$words/unnamed.ts';

class LateNames {
  #names = $state.raw<HoldingNames | null>(null);
  #asked = false;

  of(kind: keyof HoldingNames, id: string): string {
    this.#load();
    return this.#names?.[kind](id) ?? unnamed(id);
  }

  #load(): void {
    if (this.#asked) return;
    this.#asked = true;
    import('$lib/words/holding-names.ts').then(
      (words) => (this.#names = words.holdingNames),
      () => (this.#asked = false),
    );
  }
}

const late = new LateNames();

/** What sentences call these cards. */
export const holdingNames: HoldingNames = {
  planet: (id) => late.of('planet', id),
  technology: (id) => late.of('technology', id),
  relic: (id) => late.of('relic', id),
  note: (id) => late.of('note', id),
  attachment: (id) => late.of('attachment', id),
  leader: (id) => late.of('leader', id),
};

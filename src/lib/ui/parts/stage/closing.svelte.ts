/** An act that closes something for others: it asks once where one of them could still do it. */
import type { LeftOut } from '$lib/core/queries/left-out.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';

export class Closing {
  readonly #model: GameModel;
  readonly #leftOut: () => LeftOut;
  readonly #record: () => void;
  /** The head of the record at which it was asked: what is recorded meanwhile answers it. */
  #asked = $state<number | null>(null);

  constructor(model: GameModel, leftOut: () => LeftOut, record: () => void) {
    this.#model = model;
    this.#leftOut = leftOut;
    this.#record = record;
  }

  /** Whom the act leaves out, while it is asked; else null. */
  asks = $derived.by(() => (this.#asked === this.#model.session.head ? this.#leftOut() : null));

  /** Records the act, unless it has to be asked first. */
  close(): void {
    const { could, may } = this.#leftOut();
    if (could.length + may.length > 0) this.#asked = this.#model.session.head;
    else this.#record();
  }

  /** The table says yes. */
  confirm(): void {
    this.cancel();
    this.#record();
  }

  cancel(): void {
    this.#asked = null;
  }
}

/** An act while the clocks stand still: the table is asked whether they run again with it. */

/** The clocks run again, they stay stopped, or the act is left. */
export type Goes = 'on' | 'paused' | 'left';

export class GoingOn {
  #waiting = $state.raw<((goes: Goes) => void) | null>(null);

  /** True while an act waits for the answer. */
  get asked(): boolean {
    return this.#waiting !== null;
  }

  /** Asks about an act; one that waited before is left. */
  ask(): Promise<Goes> {
    this.answer('left');
    return new Promise((done) => (this.#waiting = done));
  }

  answer(goes: Goes): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.(goes);
  }
}

/**
 * The moment that rail and score sheet show. After a tap the stage goes first, for the next tap is
 * made there; they follow once it is on the screen.
 */
import type { Clock } from '$lib/session/clock.svelte.ts';
import { shownNow, type Shown } from '$lib/session/shown.ts';
import { inNextFrame } from '$lib/ui/kit/after-paint.ts';
import { Moment } from './moment.svelte.ts';

export class SheetMoment extends Moment {
  readonly #session: Shown;
  #shown = $state.raw<Shown>() as Shown;

  constructor(session: Shown, clock: Clock) {
    super(clock);
    this.#session = session;
    this.#shown = shownNow(session);
  }

  get shown(): Shown {
    return this.#shown;
  }

  /**
   * Keeps up with the session; for the component that shows the table, which it runs with. `first`:
   * at once, where no stage goes before it.
   */
  start(first = false): void {
    if (first) {
      $effect.pre(() => void (this.#shown = shownNow(this.#session)));
    } else {
      $effect(() => {
        const shown = shownNow(this.#session);
        return inNextFrame(() => (this.#shown = shown));
      });
    }
  }
}

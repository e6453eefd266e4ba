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

  constructor(session: Shown, clock: Clock | null) {
    super(clock);
    this.#session = session;
    this.#shown = shownNow(session);
  }

  get shown(): Shown {
    return this.#shown;
  }

  /** Keeps up with the session; for the component that shows the table, which it runs with. */
  start(): void {
    $effect(() => {
      // Whatever is recorded or seen anew moves one of these; what follows from them can wait, too.
      const { snapshot, readable, canUndo, canRedo, time } = this.#session;
      void [snapshot, readable, canUndo, canRedo, time.silences];
      return inNextFrame(() => (this.#shown = shownNow(this.#session)));
    });
  }
}

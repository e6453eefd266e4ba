/**
 * The times that the table shows. Everything up to the last fact is worked out once per tap; each
 * second adds only the span since then.
 */
import type { Seat } from '$lib/core/game.ts';
import { pausesOf, playedBetween } from '$lib/core/views/clock.ts';
import type { Clock } from '$lib/session/clock.svelte.ts';
import { timesAlong } from '$lib/session/course-times.ts';
import type { Shown } from '$lib/session/shown.ts';

export class TableTimes {
  #shown: () => Shown;
  #clock: Clock;

  #pauses = $derived.by(() => {
    const { readable, silence } = this.#shown();
    return silence ? [...pausesOf(readable), silence] : pausesOf(readable);
  });
  #last = $derived.by(() => this.#shown().line.at(-1)?.at ?? 0);
  #settled = $derived.by(() => {
    return timesAlong(this.#shown(), this.#shown().readable, this.#last);
  });
  /** ms of play since the last fact. */
  #since = $derived.by(() => {
    if (this.#shown().position.phase === 'over') return 0;
    return playedBetween(this.#last, this.#clock.now, this.#pauses);
  });

  /** ms of the whole game. */
  game = $derived.by(() => this.#settled.game + this.#since);
  /** ms of the turn. */
  turn = $derived.by(() => this.#settled.turn + this.#since);

  constructor(shown: () => Shown, clock: Clock) {
    this.#shown = shown;
    this.#clock = clock;
  }

  /** ms of a seat. */
  of(seat: Seat): number {
    const own = this.#settled.seats[seat] ?? 0;
    return this.#shown().position.activeSeat === seat ? own + this.#since : own;
  }
}

/**
 * The times that the table shows. Everything up to the last fact is worked out once per tap; each
 * second adds only the span since then.
 */
import type { Seat } from '$lib/core/game.ts';
import { pausesOf, playedBetween } from '$lib/core/views/clock.ts';
import type { Clock } from '$lib/session/clock.svelte.ts';
import { timesAlong } from '$lib/session/course-times.ts';
import type { GameSession } from '$lib/session/session.svelte.ts';

export class TableTimes {
  #session: GameSession;
  #clock: Clock;

  #pauses = $derived.by(() => {
    const { entries, silence } = this.#session;
    return silence ? [...pausesOf(entries), silence] : pausesOf(entries);
  });
  #last = $derived.by(() => this.#session.line.at(-1)?.at ?? 0);
  #settled = $derived.by(() => {
    return timesAlong(this.#session, this.#session.entries, this.#last);
  });
  /** ms of play since the last fact. */
  #since = $derived.by(() => {
    if (this.#session.position.phase === 'over') return 0;
    return playedBetween(this.#last, this.#clock.now, this.#pauses);
  });

  /** ms of the whole game. */
  game = $derived.by(() => this.#settled.game + this.#since);
  /** ms of the turn. */
  turn = $derived.by(() => this.#settled.turn + this.#since);

  constructor(session: GameSession, clock: Clock) {
    this.#session = session;
    this.#clock = clock;
  }

  /** ms of a seat. */
  of(seat: Seat): number {
    const own = this.#settled.seats[seat] ?? 0;
    return this.#session.position.activeSeat === seat ? own + this.#since : own;
  }
}

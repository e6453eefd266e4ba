/**
 * The times that the table shows. Everything up to the last entry is worked out once per tap; each
 * tick adds only the span since then.
 */
import type { Seat } from '$lib/core/game.ts';
import { timesAt } from '$lib/core/queries/time/times.ts';
import type { Clock } from '$lib/session/clock.svelte.ts';
import type { Shown } from '$lib/session/shown.ts';

/** Of a game without an entry no time has gone by. */
const NEVER = { at: 0, mono: 0, run: '' };

export class TableTimes {
  #shown: () => Shown;
  #clock: Clock | null;

  /** All of them, now. */
  all = $derived.by(() => {
    const { ledger, silences } = this.#shown().time;
    return timesAt(ledger, this.#clock?.instant ?? ledger.last ?? NEVER, silences);
  });
  /** Epoch ms: it goes on by the second. */
  get now(): number {
    return this.#clock?.now ?? this.#shown().time.ledger.last?.at ?? 0;
  }

  /** ms of the whole game. */
  game = $derived.by(() => this.all.game);
  /** ms of the turn, pick, answer or vote that the table waits for. */
  turn = $derived.by(() => this.all.now.ms);
  /** Those whose seconds run (ms): they are shown anew when one of them changes. */
  running = $derived.by(() => {
    const { now, seats } = this.all;
    if (now.pause) return [this.now - now.pause.from];
    return [this.turn, this.game, ...(now.seat ? [seats[now.seat] ?? 0] : [])];
  });

  /** Without a clock no time runs: it is as late as the last entry of what is shown. */
  constructor(shown: () => Shown, clock: Clock | null) {
    this.#shown = shown;
    this.#clock = clock;
  }

  /** ms of a seat. */
  of(seat: Seat): number {
    return this.all.seats[seat] ?? 0;
  }
}

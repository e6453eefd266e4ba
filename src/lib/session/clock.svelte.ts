/** The present for displays: times shown are differences of instants, nothing counts these ticks. */
import type { Instant } from '$lib/core/queries/time/silence.ts';
import { instantNow } from './run.ts';

/** Longest time between two ticks (ms). */
const SECOND = 1000;
/** A timer may come a moment early: the second that it is for is shown then all the same (ms). */
const LATE = 4;
/** A display that is older than this (ms) is brought up to date before it is asked when it changes. */
const OLD = 20;

export class Clock {
  readonly #present: () => Instant;
  /** Now, brought up to date at least every second while the page is visible. */
  instant: Instant;
  /** Epoch ms. */
  now = $derived.by(() => this.instant.at);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #follow = () => this.#see();

  /** @param present the instant of the device that keeps the game, where that isn't this one */
  constructor(present: () => Instant = instantNow) {
    this.#present = present;
    this.instant = $state.raw(present());
  }

  /** Starts ticking; the answer stops it, as an effect wants it. */
  start(): () => void {
    document.addEventListener('visibilitychange', this.#follow);
    document.addEventListener('resume', this.#follow);
    this.#see();
    return () => {
      document.removeEventListener('visibilitychange', this.#follow);
      document.removeEventListener('resume', this.#follow);
      clearTimeout(this.#timer);
    };
  }

  /**
   * The next tick comes when the first of these times (ms, as they are shown now) changes its
   * second; what runs down is given below zero. For an effect, which asks again after every tick and
   * every act.
   */
  alignTo(times: readonly number[]): void {
    if (document.visibilityState !== 'visible') return;
    if (this.#present().mono - this.instant.mono > OLD) return this.#tick();
    const left = times.map((ms) => SECOND * (Math.floor(ms / SECOND) + 1) - ms);
    this.#next(Math.min(SECOND, ...left) + LATE);
  }

  #see(): void {
    clearTimeout(this.#timer);
    if (document.visibilityState === 'visible') this.#tick();
  }

  #tick(): void {
    this.instant = this.#present();
    this.#next(SECOND);
  }

  #next(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tick(), wait);
  }
}

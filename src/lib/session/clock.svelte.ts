/** The present for displays: times shown are differences of instants, nothing counts these ticks. */

const TICK = 1000;

export class Clock {
  /** Epoch ms, brought up to date every second while the page is visible. */
  now = $state(Date.now());

  #timer: ReturnType<typeof setInterval> | undefined;
  #onVisibility = () => this.#follow();

  /** Starts ticking; the answer stops it, as an effect wants it. */
  start(): () => void {
    document.addEventListener('visibilitychange', this.#onVisibility);
    this.#follow();
    return () => {
      document.removeEventListener('visibilitychange', this.#onVisibility);
      clearInterval(this.#timer);
    };
  }

  #follow(): void {
    clearInterval(this.#timer);
    if (document.visibilityState !== 'visible') return;
    this.now = Date.now();
    this.#timer = setInterval(() => (this.now = Date.now()), TICK);
  }
}

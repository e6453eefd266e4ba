/** Whether this page asks for files just now: while it does, no newer version can take over. */

/** So long (ms) after its last request a page is taken to rest. */
const STILL = 500;

export class Requests {
  /** When the last file came (ms of the page). */
  #last = 0;
  #watch: PerformanceObserver | null = null;

  constructor() {
    if (typeof PerformanceObserver === 'undefined') return;
    this.#watch = new PerformanceObserver((list) => this.#note(list.getEntries()));
    this.#watch.observe({ type: 'resource', buffered: true });
  }

  /** True once the page is whole and has asked for nothing for a while. */
  rest(): boolean {
    this.#note(this.#watch?.takeRecords() ?? []);
    return document.readyState === 'complete' && performance.now() - this.#last > STILL;
  }

  #note(requests: PerformanceEntryList): void {
    for (const { startTime, duration } of requests) {
      this.#last = Math.max(this.#last, startTime + duration);
    }
  }
}

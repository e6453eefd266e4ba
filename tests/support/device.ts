/** A device for tests of time: its clocks, which may be set, stopped or begun anew. */
import type { Silence } from '../../src/lib/core/queries/time/silence.ts';
import type { Stamps } from '../../src/lib/core/engine/tap-options.ts';
import type { Random } from './random.ts';

const MINUTE = 60_000;

export class Device {
  /** Epoch ms as the device has it, and ms of the run. */
  #at = 1_700_000_000_000;
  #mono = 0;
  #run = 1;
  readonly #random: Random;
  /** Silences that no entry has told of yet. */
  silences: Silence[] = [];

  constructor(random: Random) {
    this.#random = random;
  }

  get stamps(): Stamps {
    return { at: this.#at, mono: this.#mono, run: `run-${this.#run}`, app: 'test' };
  }

  /** Time passes (ms). */
  wait(ms: number): void {
    this.#at += ms;
    this.#mono += ms;
  }

  /** Someone thinks, the device sleeps, the page is thrown away, or a hand sets the clock. */
  live(): void {
    const random = this.#random;
    const kind = random.next();
    if (kind < 0.75) return this.wait(random.below(3 * MINUTE));
    // Another zone, midnight: an instant is the same in all of them. A clock set by hand is not.
    if (kind < 0.85) this.#at += random.below(26 * 60 * MINUTE) - 13 * 60 * MINUTE;
    else if (kind < 0.93) this.#sleep(5 * MINUTE + random.below(600 * MINUTE));
    else {
      this.#run += 1;
      this.#mono = random.below(2_000);
      this.#at += random.chance(0.5) ? random.below(MINUTE) : random.below(900 * MINUTE);
      if (random.chance(0.3)) this.#at -= random.below(200 * MINUTE);
    }
  }

  /** The page sleeps within its run; it may or may not have noticed. */
  #sleep(ms: number): void {
    const from = this.#at;
    this.wait(ms);
    const random = this.#random;
    if (random.chance(0.2)) return;
    const played = random.chance(0.6) ? null : random.below(ms);
    this.silences.push({ from, to: from + ms, played });
    this.wait(random.below(MINUTE));
  }
}

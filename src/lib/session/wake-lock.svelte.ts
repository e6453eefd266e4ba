/**
 * The screen stays awake while a table is in use. A browser takes the lock away whenever it likes (the
 * page is hidden, the battery is low), so it is asked for again when the page is shown and with each
 * tap.
 */

/**
 * `off`: it is not wanted; `lost`: the browser took it away; `refused`: the browser has it and will
 * not give it now (low battery, say); `unsupported`: the browser has none.
 */
export type WakeState = 'off' | 'held' | 'lost' | 'refused' | 'unsupported';

/** Whether this browser can keep the screen awake at this address: it does so over https alone. */
export const hasWakeLock = (): boolean => 'wakeLock' in navigator;

/** A press is heard though what was pressed keeps it to itself. */
const CAPTURE = { capture: true };

export class WakeLock {
  state = $state<WakeState>('off');

  #wanted = false;
  #asking = false;
  #lock: WakeLockSentinel | null = null;
  #again = () => void this.#take();

  /** Keeps the screen awake until `release`. */
  async hold(): Promise<void> {
    if (this.#wanted) return;
    if (!hasWakeLock()) {
      this.state = 'unsupported';
      return;
    }
    this.#wanted = true;
    document.addEventListener('visibilitychange', this.#again);
    document.addEventListener('click', this.#again, CAPTURE);
    await this.#take();
  }

  /** Lets the screen sleep. */
  async release(): Promise<void> {
    if (!this.#wanted) return;
    this.#wanted = false;
    document.removeEventListener('visibilitychange', this.#again);
    document.removeEventListener('click', this.#again, CAPTURE);
    const lock = this.#lock;
    this.#lock = null;
    this.state = 'off';
    await lock?.release().catch(() => undefined);
  }

  async #take(): Promise<void> {
    // No hidden page is given one.
    if (this.#lock || this.#asking || document.visibilityState !== 'visible') return;
    this.#asking = true;
    try {
      const lock = await navigator.wakeLock.request('screen');
      // Let go of while the browser made up its mind.
      if (!this.#wanted) return void (await lock.release());
      this.#lock = lock;
      this.state = 'held';
      lock.addEventListener('release', () => this.#lose(lock));
    } catch {
      if (this.#wanted) this.state = 'refused';
    } finally {
      this.#asking = false;
    }
  }

  #lose(lock: WakeLockSentinel): void {
    if (this.#lock !== lock) return;
    this.#lock = null;
    this.state = 'lost';
  }
}

/** The one of this page's screen. */
export const wakeLock = new WakeLock();
